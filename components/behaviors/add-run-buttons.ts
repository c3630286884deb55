import { runPanelStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/document/load-stylesheet';
import type { OpenRunPanel } from '@/components/sandbox/run-panels';
import { controlAttribute } from '@/lib/site/data-attributes/controls';
import { runAttribute } from '@/lib/site/data-attributes/widgets';
import { loadWithStatus } from './load-status';

/** All samples of the page share one session, so a login in one sample is valid in the next. */
const loadRunPanels = () =>
  import('@/components/sandbox/run-panels').then(({ createRunPanels }) => createRunPanels());

const label = 'Run in the sandbox';

function createRunButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'run-button';
  button.title = label;
  button.ariaLabel = label;
  button.textContent = 'Run';
  return button;
}

/**
 * Adds a "Run" button to every code sample that the sandbox can run (components/mdx/code-block.tsx). The code that runs
 * a sample and shows the response loads on the first click.
 * @returns a function that removes the buttons and their panels
 */
export function addRunButtons(): () => void {
  loadStylesheet(runPanelStylesheet);
  let openRunPanel: OpenRunPanel | undefined;
  const cleanups = [...document.querySelectorAll<HTMLElement>(`[${runAttribute}]`)].map((block) => {
    const button = createRunButton();
    const container = document.createElement('div');
    container.className = 'run-panel';
    let close: (() => void) | undefined;

    const onBusy = (isBusy: boolean) => {
      button.ariaBusy = isBusy ? 'true' : null;
    };
    const onClose = () => {
      container.remove();
      button.focus();
    };

    const run = async (): Promise<void> => {
      if (button.ariaBusy === 'true') return;
      onBusy(true);
      block.append(container);
      openRunPanel ??= await loadWithStatus(container, 'the sandbox', loadRunPanels, () => {
        // The clicked button is about to be removed.
        button.focus();
        void run();
      });
      if (!openRunPanel) return onBusy(false);
      const calls = block.getAttribute(runAttribute) ?? '[]';
      close = openRunPanel({ container, calls, onBusy, onClose });
    };

    button.addEventListener('click', () => void run());
    // The "Copy" button remains the last one.
    block.querySelector(`[${controlAttribute}="copy-code"]`)?.before(button);
    return () => {
      close?.();
      button.remove();
      container.remove();
    };
  });
  return () => {
    for (const cleanUp of cleanups) cleanUp();
  };
}
