// The page: two releases are picked, what changed between them is filtered, a record is looked at.
(() => {
  'use strict';
  const data = JSON.parse(document.getElementById('data').textContent);
  const $ = id => document.getElementById(id);
  const ui = Object.fromEntries(
    ['from', 'to', 'versions', 'theme', 'summary', 'filter', 'text', 'verdict', 'action', 'record', 'records', 'kinds',
      'count', 'changes', 'layout', 'close', 'sides'].map(id => [id, $(id)]));
  const SIGNS = {added: '+ added', removed: '− removed', changed: '~ changed', moved: '> header'};
  const BREAKS = {source: 'breaks source', binary: 'breaks binary', both: 'breaks source and binary'};

  function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key in element) element[key] = value;
      else element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  }

  function pair() {
    const found = data.pairs.find(([old, now]) => old === +ui.from.value && now === +ui.to.value);
    return found ? found[2].map(i => data.changes[i]) : [];
  }

  const breaksSource = c => c.v === 'source' || c.v === 'both';
  const breaksBinary = c => c.v === 'binary' || c.v === 'both';

  function passes(change, words, kinds) {
    const verdict = ui.verdict.value;
    if (!kinds.has(change.k) || ui.action.value && change.a !== ui.action.value) return false;
    if (verdict === 'any' && change.v === 'neither' || verdict === 'neither' && change.v !== 'neither') return false;
    if (verdict === 'source' && !breaksSource(change) || verdict === 'binary' && !breaksBinary(change)) return false;
    const text = [change.n, change.t, change.b, change.c, change.w, change.p].join(' ').toLowerCase();
    return words.every(word => text.includes(word));
  }

  function versionsText() {
    return [ui.from, ui.to].map(select => {
      const release = data.releases[+select.value];
      // The release itself is in the title.
      return Object.entries(release.versions).filter(([k, v]) => `${k} ${v}` !== release.title)
        .map(([k, v]) => k === 'compiler' ? v : `${k} ${v}`).join(', ');
    }).join('  →  ') + '  ·  ' + data.releases[0].target;
  }

  function tile(number, label, bad) {
    return make('div', {className: bad && number ? 'tile bad' : 'tile'}, make('b', {}, String(number)), label);
  }

  function recordOf(change) {
    if (change.k !== 'record' && change.k !== 'field') return '';
    const name = change.p + ' ' + change.n;
    const record = change.k === 'record' ? name : name.slice(0, name.indexOf('.', name.indexOf(' ')));
    const own = record + ' on ' + change.t;
    return own in data.layouts ? own : record;
  }

  function value(change) {
    const cell = make('td', {className: 'mono'});
    if (change.b) cell.append(change.c ? make('del', {}, change.b) : change.b);
    if (change.b && change.c) cell.append(make('span', {className: 'arrow'}, ' → '));
    if (change.c) cell.append(change.c);
    return cell;
  }

  function row(change) {
    const record = recordOf(change);
    const name = record in data.layouts
      ? make('button', {type: 'button', className: 'link mono', title: 'Show the layout', onclick: () => open(record)}, change.n)
      : make('span', {className: 'mono'}, change.n);
    const why = make('td');
    if (change.v !== 'neither') why.append(make('span', {className: 'badge'}, BREAKS[change.v]));
    why.append(change.w);
    return make('tr', {},
      make('td', {className: 'what ' + change.a}, SIGNS[change.a]), make('td', {}, name, change.t ? ' on ' + change.t : ''), value(change), why);
  }

  function table(title, partition, changes) {
    const head = make('tr', {}, ...['What', 'Name', 'Before → after', 'Why'].map(t => make('th', {scope: 'col'}, t)));
    return make('section', {},
      make('h2', {}, title + ' of ', make('code', {}, partition), make('span', {className: 'quiet'}, ` · ${changes.length}`)),
      make('div', {className: 'table'}, make('table', {}, make('thead', {}, head), make('tbody', {}, ...changes.map(row)))));
  }

  function selectedKinds() {
    return new Set([...ui.kinds.querySelectorAll('input:checked')].map(box => box.value));
  }

  function show() {
    const all = pair();
    const words = ui.text.value.toLowerCase().split(/\s+/).filter(Boolean);
    const kinds = selectedKinds();
    const some = all.filter(change => passes(change, words, kinds));
    ui.versions.textContent = versionsText();
    ui.summary.replaceChildren(
      tile(all.length, 'changes'),
      tile(all.filter(breaksSource).length, 'break source', true),
      tile(all.filter(breaksBinary).length, 'break binary', true),
      ...['added', 'removed', 'changed'].map(a => tile(all.filter(c => c.a === a).length, a)));
    for (const box of ui.kinds.querySelectorAll('input')) {
      box.nextSibling.textContent = `${box.dataset.title} ${all.filter(c => c.k === box.value).length}`;
    }
    ui.count.textContent = some.length === all.length
      ? `All ${all.length} changes are shown.` : `${some.length} of ${all.length} changes are shown.`;
    const partitions = [...new Set(some.map(c => c.p))];
    ui.changes.replaceChildren(...partitions.flatMap(p => data.kinds.flatMap(kind => {
      const group = some.filter(c => c.p === p && c.k === kind.word);
      return group.length ? [table(kind.title, p, group)] : [];
    })));
    remember();
  }

  function layoutIn(record, release) {
    const found = record.versions.find(([releases]) => releases.includes(release));
    return found ? found[1] : null;
  }

  function open(key) {
    const record = data.layouts[key];
    const releases = [+ui.from.value, +ui.to.value];
    const titles = releases.map(i => data.releases[i].title);
    $('layout-title').textContent = key.slice(key.indexOf(' ') + 1);
    const same = layoutIn(record, releases[0]) === layoutIn(record, releases[1]);
    $('layout-note').textContent = key.slice(0, key.indexOf(' ')) + ': ' + record.owner
      + (record.front ? '; it grows at its front, and the two are drawn level with each other at the last member' : '')
      + (same ? '; the same in both releases' : '') + '. Eight bytes a row, to scale.';
    ui.sides.replaceChildren(...Layout.sides(titles, releases.map(i => layoutIn(record, i)), !!record.front));
    ui.layout.dataset.key = key;
    if (!ui.layout.open) ui.layout.showModal();
    ui.layout.scrollTop = 0;
    remember();
  }

  // What is shown is in the address, so that it can be sent to somebody.
  function remember() {
    const state = new URLSearchParams({from: ui.from.value, to: ui.to.value});
    for (const id of ['text', 'verdict', 'action']) if (ui[id].value) state.set(id, ui[id].value);
    const kinds = selectedKinds();
    if (kinds.size < data.kinds.length) state.set('kinds', [...kinds].join(' '));
    if (ui.layout.open) state.set('record', ui.layout.dataset.key);
    history.replaceState(null, '', '#' + state);
  }

  function recall() {
    const state = new URLSearchParams(location.hash.slice(1));
    for (const id of ['from', 'to', 'text', 'verdict', 'action']) if (state.has(id)) ui[id].value = state.get(id);
    if (state.has('kinds')) {
      const kinds = state.get('kinds').split(' ');
      for (const box of ui.kinds.querySelectorAll('input')) box.checked = kinds.includes(box.value);
    }
    offer();
    show();
    if (state.get('record') in data.layouts) open(state.get('record'));
  }

  // Only a later release can follow.
  function offer() {
    const from = Math.min(+ui.from.value || 0, data.releases.length - 2);
    ui.from.value = from;
    [...ui.to.options].forEach(option => { option.disabled = +option.value <= from; });
    if (!(+ui.to.value > from)) ui.to.value = from + 1;
  }

  function start() {
    data.releases.forEach((release, i) => {
      if (i + 1 < data.releases.length) ui.from.append(make('option', {value: i}, release.title));
      if (i) ui.to.append(make('option', {value: i}, release.title));
    });
    ui.from.value = data.releases.length - 2;
    ui.to.value = data.releases.length - 1;
    for (const kind of data.kinds) {
      const box = make('input', {type: 'checkbox', value: kind.word, checked: true});
      box.dataset.title = kind.title;
      ui.kinds.append(make('label', {}, box, kind.title));
    }
    ui.records.append(...Object.keys(data.layouts).map(key => make('option', {value: key.slice(key.indexOf(' ') + 1)})));
    ui.from.onchange = ui.to.onchange = () => { offer(); show(); };
    ui.filter.oninput = event => { if (event.target !== ui.record) show(); };
    ui.filter.onsubmit = event => event.preventDefault();
    ui.record.onchange = () => {
      const key = Object.keys(data.layouts).find(k => k.slice(k.indexOf(' ') + 1) === ui.record.value.trim());
      ui.record.setCustomValidity(key || !ui.record.value ? '' : 'No release has a record of this name.');
      ui.record.reportValidity();
      if (key) { ui.record.value = ''; open(key); }
    };
    ui.close.onclick = () => ui.layout.close();
    ui.layout.onclick = event => { if (event.target === ui.layout) ui.layout.close(); };
    ui.layout.onclose = remember;
    ui.theme.onclick = () => {
      const dark = document.documentElement.dataset.theme
        ? document.documentElement.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
      document.documentElement.dataset.theme = dark ? 'light' : 'dark';
    };
    document.addEventListener('keydown', event => {
      if (event.key === '/' && !/INPUT|SELECT|TEXTAREA/.test(event.target.tagName) && !ui.layout.open) {
        event.preventDefault();
        ui.text.focus();
      }
    });
    recall();
  }

  start();
})();
