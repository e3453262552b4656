// Draws the layout of a record: eight bytes a row, to scale, with a table of all its members below.
const Layout = (() => {
  'use strict';
  const SVG = 'http://www.w3.org/2000/svg';
  const BYTE = 64, ROW = 26, LEFT = 46, BITS = 64, CHAR = 7.4;
  // More than anybody scrolls through: there the table has to do.
  const MAX_BYTES = 1 << 14;
  let patterns = 0;

  function node(name, attributes, parent) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (parent) parent.append(element);
    return element;
  }

  // Fields come as [path, parent, offset, width, type], numbers in bits.
  function fieldsOf(layout) {
    return layout.fields.map(([path, parent, offset, width, type]) => ({path, parent, offset, width, type}));
  }

  // Where offsets are counted from: the last member, where programs reach the record from there.
  function anchor(fields, front) {
    const outer = fields.filter(f => !f.parent);
    return front && outer.length ? outer[outer.length - 1].offset : 0;
  }

  function states(fields, others, front, alone) {
    const known = new Map(others.map(f => [f.path, f]));
    const here = anchor(fields, front), there = anchor(others, front);
    return new Map(fields.map(f => {
      const other = known.get(f.path);
      if (!others.length) return [f.path, 'same'];
      if (!other) return [f.path, alone];
      if (other.type !== f.type || other.width !== f.width) return [f.path, 'changed'];
      return [f.path, other.offset - there !== f.offset - here ? 'moved' : 'same'];
    }));
  }

  // Members that lie over each other are one block; members of members stand in their place.
  function blocks(fields, parent) {
    const kids = fields.filter(f => f.parent === parent && f.width > 0).sort((a, b) => a.offset - b.offset);
    const groups = [];
    let end = -1;
    for (const kid of kids) {
      if (kid.offset < end) groups[groups.length - 1].push(kid);
      else groups.push([kid]);
      end = Math.max(end, kid.offset + kid.width);
    }
    return groups.flatMap(group => {
      if (group.length === 1) {
        const inner = fields.some(f => f.parent === group[0].path && f.width > 0) ? blocks(fields, group[0].path) : [];
        if (inner.length) return inner;
      }
      const stop = Math.max(...group.map(f => f.offset + f.width));
      const stem = parent ? parent + '.' : '';
      const label = stem + group.map(f => f.path.slice(stem.length)).join(' | ');
      return [{label, offset: group[0].offset, end: stop, members: group.map(f => f.path)}];
    });
  }

  function strongest(block, fields, state) {
    const inside = fields.filter(f => block.members.some(m => f.path === m || f.path.startsWith(m + '.')));
    const found = [...new Set(inside.map(f => state.get(f.path)))].filter(s => s !== 'same');
    if (!found.length) return 'same';
    return found.length === 1 && inside.every(f => state.get(f.path) === found[0])
      ? found[0] : found.every(s => s === 'moved') ? 'moved' : 'changed';
  }

  function outline(from, to, skip) {
    const r0 = Math.floor(from / BITS), r1 = Math.floor((to - 1) / BITS);
    const x = bit => LEFT + bit / 8 * BYTE, y = row => (row + skip) * ROW + 18;
    const x0 = x(from % BITS), x1 = x((to - 1) % BITS + 1), left = x(0), right = x(BITS);
    if (r0 === r1) return {d: `M${x0} ${y(r0)}H${x1}V${y(r0 + 1)}H${x0}Z`, box: [x0, y(r0), x1, y(r0 + 1)]};
    const segments = [[x0, y(r0), right, y(r0 + 1)], [left, y(r1), x1, y(r1 + 1)]];
    const first = x0 === left ? r0 : r0 + 1, last = x1 === right ? r1 : r1 - 1;
    if (first <= last) segments.push([left, y(first), right, y(last + 1)]);
    const area = ([a, b, c, d]) => (c - a) * (d - b);
    return {
      d: `M${x0} ${y(r0)}H${right}V${y(r1)}H${x1}V${y(r1 + 1)}H${left}V${y(r0 + 1)}H${x0}Z`,
      box: segments.reduce((best, s) => area(s) > area(best) ? s : best),
    };
  }

  function fit(text, width) {
    const room = Math.floor((width - 8) / CHAR);
    return text.length <= room ? text : room < 3 ? '' : text.slice(0, room - 1) + '…';
  }

  function place(f) {
    const bits = f.offset % 8 || f.width % 8;
    return bits ? [`${Math.floor(f.offset / 8)}.${f.offset % 8}`, `${f.width} bit`] : [f.offset / 8, f.width / 8];
  }

  function picture(title, layout, fields, state, skip) {
    const total = layout.size * 8, rows = Math.ceil(total / BITS) + skip;
    const height = rows * ROW + 36;
    const svg = node('svg', {
      viewBox: `0 0 ${LEFT + 8 * BYTE + 4} ${height}`, role: 'img',
      'aria-label': `Layout of ${title}, ${layout.size} bytes; the table that follows says the same`,
    });
    const id = 'hatch' + patterns++;
    const pattern = node('pattern', {id, width: 8, height: 8, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)'},
      node('defs', {}, svg));
    node('line', {x1: 0, y1: 0, x2: 0, y2: 8, class: 'stripe'}, pattern);
    for (let byte = 0; byte < 8; byte++) {
      node('text', {x: LEFT + (byte + .5) * BYTE, y: 12, class: 'ruler', 'text-anchor': 'middle'}, svg).textContent = byte;
    }
    for (let row = 0; row * BITS < total; row++) {
      node('text', {x: LEFT - 8, y: (row + skip) * ROW + 35, class: 'ruler', 'text-anchor': 'end'}, svg).textContent = row * 8;
    }
    let at = 0;
    const gap = to => {
      if (to > at) {
        const path = node('path', {d: outline(at, to, skip).d, class: 'gap', fill: `url(#${id})`}, svg);
        node('title', {}, path).textContent = `padding, ${(to - at) / 8} bytes`;
      }
    };
    for (const block of blocks(fields, '')) {
      gap(block.offset);
      const shape = outline(block.offset, block.end, skip);
      const group = node('g', {class: strongest(block, fields, state)}, svg);
      node('path', {d: shape.d, class: 'cell'}, group);
      const [left, top, right, bottom] = shape.box;
      node('text', {x: (left + right) / 2, y: (top + bottom) / 2 + 4, 'text-anchor': 'middle'}, group).textContent =
        fit(block.label, right - left);
      const members = fields.filter(f => block.members.includes(f.path));
      node('title', {}, group).textContent =
        members.map(f => `${f.path}: ${f.type}, at ${place(f)[0]}, ${place(f)[1]} bytes`).join('\n');
      at = Math.max(at, block.end);
    }
    gap(total);
    const bottom = rows * ROW + 18;
    const open = fields.filter(f => f.width === 0).map(f => f.path).join(', ');
    node('line', {x1: LEFT, x2: LEFT + 8 * BYTE, y1: bottom, y2: bottom, class: 'end'}, svg);
    node('text', {x: LEFT, y: bottom + 14, class: 'ruler'}, svg).textContent =
      `end, ${layout.size} bytes` + (open ? `; ${open} has no size of its own` : '');
    return svg;
  }

  function table(fields, state) {
    const result = document.createElement('table');
    const head = result.createTHead().insertRow();
    for (const title of ['Offset', 'Bytes', 'Member', 'C type']) {
      const cell = document.createElement('th');
      cell.scope = 'col';
      cell.textContent = title;
      head.append(cell);
    }
    const body = result.createTBody();
    for (const f of fields) {
      const row = body.insertRow();
      row.className = state.get(f.path);
      for (const [i, text] of [...place(f), f.path, f.type].entries()) {
        const cell = row.insertCell();
        cell.textContent = text;
        if (i > 1) cell.className = 'mono';
      }
      if (row.className !== 'same') row.title = row.className;
    }
    return result;
  }

  // The two sides of a record; either layout may be missing.
  function sides(titles, layouts, front) {
    const fields = layouts.map(layout => layout ? fieldsOf(layout) : []);
    const rows = layouts.map((layout, i) => layout ? Math.floor(anchor(fields[i], front) / BITS) : 0);
    return layouts.map((layout, i) => {
      const side = document.createElement('section');
      const heading = document.createElement('h3');
      side.append(heading);
      if (!layout) {
        heading.textContent = titles[i];
        const none = document.createElement('p');
        none.className = 'none';
        none.textContent = 'This release does not have it.';
        side.append(none);
        return side;
      }
      heading.textContent = `${titles[i]}: ${layout.kind} of ${layout.size} bytes, aligned to ${layout.align}`;
      const state = states(fields[i], fields[1 - i], front, i ? 'added' : 'removed');
      const skip = front && layouts[1 - i] ? Math.max(0, rows[1 - i] - rows[i]) : 0;
      if (Math.max(...layouts.map(l => l ? l.size : 0)) <= MAX_BYTES) {
        side.append(picture(titles[i], layout, fields[i], state, skip));
      }
      side.append(table(fields[i], state));
      return side;
    });
  }

  return {sides};
})();
