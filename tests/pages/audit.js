// What is wrong with a page as it stands, as far as it can be seen from inside; a list of sentences.
(known) => {
  const found = [];
  const root = document.documentElement;
  const seen = (one) => {
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    return style.visibility !== 'hidden' && box.width > 1 && box.height > 1;
  };
  const named = (one) =>
    `<${one.tagName.toLowerCase()} class="${one.className}"> "${(one.innerText ?? '').trim().slice(0, 50)}"`;

  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => seen(one) && one.getBoundingClientRect().right > root.clientWidth + 1,
    );
    found.push(`wider than the screen: ${wide.slice(0, 3).map(named).join(', ')}`);
  }

  // Text that does not fit where it stands. An ellipsis is meant; so is what scrolls by itself.
  const holders = 'button, a, label, legend, summary, h1, h2, h3, dt, dd, th, td, p, option, kbd';
  for (const one of document.querySelectorAll(holders)) {
    if (!seen(one) || one.closest('.heard, .skip, .as-text') !== null) continue;
    const style = getComputedStyle(one);
    if (style.display === 'inline') continue;
    const meant =
      style.textOverflow === 'ellipsis' || style.overflowX === 'auto' || style.overflowX === 'scroll';
    if (!meant && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${named(one)}`);
    if (style.overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 1) {
      found.push(`cut below: ${named(one)}`);
    }
  }

  // Ids of messages where sentences should stand.
  const ids = new Set(known);
  const said = [document.title, document.body.innerText];
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      said.push(one.getAttribute(name) ?? '');
    }
  }
  for (const word of said.join(' ').split(/[^\w-]+/)) {
    if (ids.has(word) || /^(?:pages|story|explain|refused|verify)-[a-z]/.test(word)) {
      found.push(`an id for a sentence: ${word}`);
    }
  }

  // WCAG 2.2, 2.5.8: 24 px, links in running text apart; and the house's own 44 px for what stands
  // alone. Numbers of clauses stand behind sentences.
  const targets = 'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=slider]';
  for (const one of document.querySelectorAll(targets)) {
    if (!seen(one) || one.closest('.heard, .skip, .as-text') !== null) continue;
    const style = getComputedStyle(one);
    if (style.display === 'inline') continue;
    const around = one.closest('label') ?? one;
    const box = around.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 24) found.push(`below 24 px: ${named(one)}`);
    const alone = one.matches('button:not(.clauses), .button, select, input:not([type=range])');
    if (alone && box.height < 43.5) found.push(`below 44 px: ${named(one)} ${box.height}`);
  }

  for (const one of document.getAnimations()) {
    if (one.playState === 'running' && one.effect.getComputedTiming().duration > 1) {
      found.push(`moves in spite of reduced motion: ${named(one.effect.target)}`);
    }
  }
  return [...new Set(found)];
}
