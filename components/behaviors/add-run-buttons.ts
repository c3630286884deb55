import { runPanelStylesheet } from '@/.generated/styles/stylesheets';
import { loadStylesheet } from '@/components/document/load-stylesheet';
import type { OpenRunPanel } from '@/components/sandbox/run-panels';

const label = 'Run in the sandbox';

function makeButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'run-button';
  button.title = label;
  button.ariaLabel = label;
  button.textContent = 'Run';
  return button;
}

/** Says that the code behind the button did not load; `again` tries once more. */
function showLoadFailure(place: HTMLElement, again: () => void): void {
  const text = document.createElement('p');
  text.role = 'alert';
  text.className = 'run-failure';
  text.textContent = 'The sandbox could not be loaded. ';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'text-button';
  retry.textContent = 'Try again';
  retry.addEventListener('click', again);
  text.append(retry);
  place.replaceChildren(text);
}

/**
 * Puts a «Run» button beside «Copy» of every sample that the sandbox can run (`data-run`, code-block.tsx). What runs
 * a sample and shows its answer loads at the first click.
 * @returns takes them away
 */
export function addRunButtons(): () => void {
  loadStylesheet(runPanelStylesheet);
  let showRun: OpenRunPanel | undefined;
  const stops = [...document.querySelectorAll<HTMLElement>('[data-run]')].map((block) => {
    const button = makeButton();
    const place = document.createElement('div');
    place.className = 'run-panel';
    let close: (() => void) | undefined;

    const onBusy = (isBusy: boolean) => {
      button.ariaBusy = isBusy ? 'true' : null;
    };
    const onClose = () => {
      place.remove();
      button.focus();
    };

    const run = async (): Promise<void> => {
      if (button.ariaBusy === 'true') return;
      onBusy(true);
      block.append(place);
      try {
        // One session for the page: a log-in of one sample counts for the next.
        showRun ??= (await import('@/components/sandbox/run-panels')).createRunPanels();
        close = showRun({ container: place, calls: block.dataset.run ?? '[]', onBusy, onClose });
      } catch {
        onBusy(false);
        showLoadFailure(place, () => {
          // The button that was pressed goes with its text.
          button.focus();
          void run();
        });
      }
    };

    button.addEventListener('click', () => void run());
    // Before «Copy», which stays the last and at its place.
    block.querySelector('[data-copy-code]')?.before(button);
    return () => {
      close?.();
      button.remove();
      place.remove();
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
}
