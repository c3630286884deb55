import { mountPath } from '@/lib/sandbox/browser/mount-path';
import { apiRoot } from '@/lib/sandbox/sandbox-protocol';
import { baseUrl } from '@/lib/site/base-url';

/** What is wrong for assistive technology in Elements 9.0, and what makes it right. */
const mends: Array<[selector: string, mend: (element: Element) => void]> = [
  // Headings without a level, and one of level 4 below the page's own of level 1.
  ['[role="heading"]:not([aria-level])', (e) => e.setAttribute('aria-level', '2')],
  [
    'h4:not([role])',
    (e) => {
      e.setAttribute('role', 'heading');
      e.setAttribute('aria-level', '2');
    },
  ],
  // Scrolling regions that a keyboard does not reach: those without anything in them that takes the focus.
  [
    '.sl-overflow-y-auto:not([tabindex], :has(a, button, input, [tabindex])), .sl-code-viewer__scroller:not([tabindex])',
    (e) => e.setAttribute('tabindex', '0'),
  ],
  // Groups of the list of operations: they open by a click alone.
  [
    'div[title].sl-cursor-pointer:has([data-icon^="chevron-"])',
    (e) => {
      e.setAttribute('role', 'button');
      e.setAttribute('tabindex', '0');
      e.setAttribute(
        'aria-expanded',
        String(e.querySelector('[data-icon="chevron-down"]') !== null),
      );
    },
  ],
  ['.sl-panel:has(.sl-code-viewer)', markSandboxSample],
  // Signs that are buttons and have no name.
  ['[role="button"]:empty, [role="button"]:not([aria-label])', nameSign],
  ['.sl-panel__titlebar button:not([aria-label])', nameSign],
  [
    '[data-test="show-left-sidebar-btn"]:not([aria-label])',
    (e) => e.setAttribute('aria-label', 'Show the list of operations'),
  ],
  ['textarea:not([aria-label])', (e) => e.setAttribute('aria-label', 'Request body')],
  // Names that leave out what the button says.
  ['button[aria-label]', nameWithText],
  // Tabs whose panels are not on the page.
  [
    '[role="tab"][aria-controls]',
    (e) => {
      const id = e.getAttribute('aria-controls') ?? '';
      if (!document.getElementById(id)) e.removeAttribute('aria-controls');
    },
  ],
  // Roles that are none: a text is no input, a panel's part no landmark, and a button holds no other.
  ['.sl-markdown-viewer[role="textbox"]', (e) => e.removeAttribute('role')],
  ['.sl-panel__content-wrapper[role="region"]', (e) => e.removeAttribute('role')],
  [
    '.sl-panel__titlebar[role="button"]:has(button)',
    (e) => {
      e.removeAttribute('role');
      e.removeAttribute('aria-expanded');
    },
  ],
];

/** Marks the sample of a request to this page's own sandbox: theme.css says below it that no terminal gets there. */
function markSandboxSample(panel: Element): void {
  const isSample = panel
    .querySelector('.sl-panel__titlebar')
    ?.textContent?.startsWith('Request Sample');
  const names = panel.textContent?.includes(mountPath(baseUrl) + apiRoot) ?? false;
  panel.toggleAttribute('data-in-browser', isSample === true && names);
}

function nameSign(element: Element): void {
  if (element.textContent?.trim()) return;
  const isCopy = element.querySelector('[data-icon="copy"], [data-icon="clone"]') !== null;
  element.setAttribute('aria-label', isCopy ? 'Copy' : 'Show more or less');
}

function nameWithText(element: Element): void {
  const text = element.textContent?.trim() ?? '';
  const label = element.getAttribute('aria-label') ?? '';
  const [own = ''] = label.split(': ');
  if (text !== '' && !label.includes(text)) element.setAttribute('aria-label', `${own}: ${text}`);
}

function mend(root: Element): void {
  for (const [selector, run] of mends)
    for (const found of root.querySelectorAll(selector)) run(found);
}

/** Enter and Space press what was made a button. */
function pressByKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== 'Enter' && key !== ' ') return;
  if (!(target instanceof HTMLElement) || !target.matches('div[title][role="button"]')) return;
  event.preventDefault();
  target.click();
}

/** Mends Elements' markup now and whenever it changes. Returns what stops it. */
export function fixAccessibility(root: HTMLElement): () => void {
  const observer = new MutationObserver(() => mend(root));
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  root.addEventListener('keydown', pressByKey);
  mend(root);
  return () => {
    observer.disconnect();
    root.removeEventListener('keydown', pressByKey);
  };
}
