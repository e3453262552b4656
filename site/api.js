// Shows the Javadoc in light or dark, as chosen on the other pages.
(function () {
    var chosen = 'auto'
    try {
        chosen = localStorage.getItem('vitepress-theme-appearance') || 'auto'
    } catch (e) {
        // Without storage, the setting of the system applies.
    }
    var dark = chosen === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
    document.documentElement.classList.toggle('dark', dark)
})()
