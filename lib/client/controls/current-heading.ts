type Entry = { link: HTMLAnchorElement; id: string };

/** The entries of the page's tables of contents, and the headings that they lead to. */
let entries: Entry[] = [];
let headings: HTMLElement[] = [];

/**
 * Returns the heading of the hash while it is in the upper third of the viewport, or else the last one there or above; at the
 * end of the page, the last one. Headings in a collapsed part of the page have no position.
 */
function findCurrent(): HTMLElement | undefined {
  const { innerHeight, location, scrollY } = window;
  const maxScrollY = document.documentElement.scrollHeight - innerHeight;
  const visible = headings.filter((heading) => heading.checkVisibility());
  // The section of the heading can be so short that the next heading is there, too.
  const linked = visible.find(({ id }) => `#${encodeURIComponent(id)}` === location.hash);
  const linkedTop = linked?.getBoundingClientRect().top ?? -1;
  if (linkedTop >= 0 && linkedTop < innerHeight / 3) return linked;
  if (scrollY > 0 && scrollY >= maxScrollY - 2) return visible.at(-1);
  return visible.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
}

/** Scrolls a row of links so that one of them is visible. Other tables of contents need no layout. */
function revealInRow(link: HTMLElement): void {
  const row = link.closest('[data-toc="row"]') && link.closest('ul');
  if (row && row.scrollWidth > row.clientWidth) {
    row.scrollLeft = link.offsetLeft - row.clientWidth / 2;
  }
}

function update(): void {
  const currentId = findCurrent()?.id;
  for (const { link, id } of entries) {
    if (id !== currentId) link.removeAttribute('aria-current');
    else if (link.ariaCurrent !== 'true') {
      link.ariaCurrent = 'true';
      revealInRow(link);
    }
  }
}

let isScheduled = false;

/** Updates the current heading with the next frame, which lays the page out anyway. */
function scheduleUpdate(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    update();
  });
}

/** Sets `aria-current` on the current heading's links in the tables of contents of the page. */
export function findHeadings(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-toc] a');
  entries = [...links].map((link) => ({ link, id: decodeURIComponent(link.hash.slice(1)) }));
  const ids = new Set(entries.map(({ id }) => id));
  headings = [...ids].flatMap((id) => document.getElementById(id) ?? []);
  scheduleUpdate();
}

/** Where the page was at the last click: an event of earlier scrolling can arrive after it. */
let scrollYAtClick = 0;

/** Closes the collapsible table of contents, which covers the text, when the reader goes on: at a link, or elsewhere. */
function closeContents({ type, target }: Event): void {
  const contents = document.querySelector<HTMLDetailsElement>('details[data-toc][open]');
  if (type === 'click') scrollYAtClick = scrollY;
  const isInside = target instanceof Element && contents?.contains(target) && !target.closest('a');
  // Scrolling the list itself is not an event of the window.
  const goesOn = type === 'click' ? !isInside : scrollY !== scrollYAtClick;
  if (contents && goesOn) contents.open = false;
}

/** Brings the opened contents into the window: scrolling to their end would close them. */
function showContents({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches('details[data-toc][open]')) return;
  target.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  scrollYAtClick = scrollY;
}

/** Updates the current heading on scroll and resize, and when a part of the page is expanded or collapsed. */
export function trackCurrentHeading(): void {
  addEventListener('scroll', scheduleUpdate, { passive: true });
  addEventListener('resize', scheduleUpdate);
  addEventListener('scroll', closeContents, { passive: true });
  document.addEventListener('click', closeContents);
  // The event does not bubble.
  document.addEventListener('toggle', scheduleUpdate, true);
  document.addEventListener('toggle', showContents, true);
}
