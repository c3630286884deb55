import { runPanelStylesheet } from '@/.generated/styles/stylesheets';
import type { OpenRunPanel } from '@/components/sandbox/run-panels';
import { loadStylesheet } from '@/components/ui/document/load-stylesheet';
import { loadWithStatus } from './load-status';

/** Loads components/sandbox/run-panels.tsx. */
type LoadRunPanels = () => Promise<{ createRunPanels: () => OpenRunPanel }>;

/** Returns the calls of a sample, as JSON. A program has none of its own: its request is that of the command beside it. */
function readCalls(block: HTMLElement): { calls: string; isProgram: boolean } {
  const calls = block.dataset.run ?? '';
  if (calls !== '') return { calls, isProgram: false };
  const command = block
    .closest('[data-tab-group]')
    ?.querySelector<HTMLElement>('[data-run]:not([data-run=""])');
  return { calls: command?.dataset.run ?? '[]', isProgram: true };
}

/** Collapses the response that the page shows after a sample, because the reader now has that of the sandbox. */
function collapseExpectedResponse(block: HTMLElement): void {
  const sample = block.closest('[data-tab-group]') ?? block;
  const next = [
    ...document.querySelectorAll<HTMLElement>('[data-run], [data-expected-response]'),
  ].find(
    (element) =>
      !sample.contains(element) &&
      sample.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const title = next?.dataset.expectedResponse;
  if (title === undefined || next?.querySelector(':scope > details')) return;
  const details = document.createElement('details');
  details.className = 'run-expected';
  const summary = document.createElement('summary');
  summary.textContent = `Expected response${title && `: ${title}`}`;
  details.append(summary, ...(next?.childNodes ?? []));
  next?.append(details);
}

/**
 * Makes the "Run" buttons of code samples work (components/docs/mdx/code-frame.tsx). The code that runs a sample and shows the
 * response loads on the first click.
 * @param startSandbox starts what the code that loads meanwhile needs
 * @returns a function that closes the responses
 */
export function runSamples(load: LoadRunPanels, startSandbox: () => void): () => void {
  /** All samples of the page share one session, so a login in one sample is valid in the next. */
  const loadRunPanels = async () => {
    startSandbox();
    return (await load()).createRunPanels();
  };
  loadStylesheet(runPanelStylesheet);
  let openRunPanel: OpenRunPanel | undefined;
  const cleanups = [...document.querySelectorAll<HTMLElement>('[data-run]')].map((block) => {
    const button = block.querySelector<HTMLButtonElement>('[data-run-button]');
    const container = document.createElement('div');
    container.className = 'run-panel';
    let close: (() => void) | undefined;

    const onBusy = (isBusy: boolean) => {
      if (button) button.ariaBusy = isBusy ? 'true' : null;
    };
    const onResponse = () => collapseExpectedResponse(block);
    const onClose = () => {
      container.remove();
      button?.focus();
    };

    const run = async (): Promise<void> => {
      if (button?.ariaBusy === 'true') return;
      onBusy(true);
      // The styles collapse a request whose response would be below the window. Nothing moves the button, which is above.
      const { top } = block.getBoundingClientRect();
      block.style.setProperty('--run-request', `max(7.75rem, 55svh - ${top}px - 2.5rem)`);
      block.append(container);
      openRunPanel ??= await loadWithStatus(container, 'the sandbox', loadRunPanels, () => {
        // The clicked button is about to be removed.
        button?.focus();
        void run();
      });
      if (!openRunPanel) return onBusy(false);
      close = openRunPanel({ container, ...readCalls(block), onBusy, onResponse, onClose });
    };

    const onClick = () => void run();
    button?.addEventListener('click', onClick);
    return () => {
      button?.removeEventListener('click', onClick);
      close?.();
      container.remove();
    };
  });
  return () => {
    for (const cleanUp of cleanups) cleanUp();
  };
}
