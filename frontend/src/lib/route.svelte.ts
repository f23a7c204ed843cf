/** Where the reader is: one path, kept in the address bar. */

class Route {
  path = $state(location.pathname);
  search = $state(location.search);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#follow(event));
  }

  /** The parts of the path: `/table/c1` is `['table', 'c1']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  go(path: string): void {
    if (path !== this.path + this.search) {
      history.pushState(null, '', path);
    }
    this.#read();
    scrollTo(0, 0);
  }

  /** Keep what the reader set on this page in the address, without another step in the history. */
  keep(query: URLSearchParams): void {
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    if (search !== this.search) {
      history.replaceState(history.state, '', this.path + search);
      this.search = search;
    }
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** A click on one of our own links changes the page without loading it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) {
      return;
    }
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target !== '' || link.hasAttribute('download')) {
      return;
    }
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api/')) {
      return;
    }
    if (to.hash !== '' && to.pathname === location.pathname) {
      return;
    }
    event.preventDefault();
    this.go(to.pathname + to.search);
  }
}

export const route = new Route();
