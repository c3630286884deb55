import { loadTimeoutMs } from '@/lib/site/load-failure';

/** Time that something loads before the page shows that (specification: portal.txt, section 9). */
const delayMs = 200;

type MessageButton = { label: string; onClick: () => void };

/** Messages of a container that differ from those of the sandbox. */
type MessageOptions = {
  className?: string;
  /** Creates another way to do what the code is for, which follows the button of a message. */
  createAlternative?: () => readonly (Node | string)[];
};

/** Replaces the content of a container by a message, with a button if something is to be done. */
function showMessage(
  container: HTMLElement,
  message: string,
  { className, createAlternative }: MessageOptions,
  action?: MessageButton,
): void {
  const text = document.createElement('p');
  text.role = action ? 'alert' : 'status';
  text.className = className ?? (action ? 'run-failure' : 'run-empty');
  text.textContent = message;
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'text-button';
    button.textContent = action.label;
    button.addEventListener('click', action.onClick);
    text.append(' ', button, ...(createAlternative?.() ?? []));
  }
  container.replaceChildren(text);
}

/**
 * Loads code and meanwhile shows its status in an empty container, which is empty again when the code is loaded.
 * @param subject what is loaded, as part of a sentence
 * @param onRetry called if loading has failed and the reader tries again
 * @param options how the messages differ from those of the sandbox
 * @returns the loaded code, or undefined after a failure
 */
export async function loadWithStatus<Code>(
  container: HTMLElement,
  subject: string,
  load: () => Promise<Code>,
  onRetry: () => void,
  options: MessageOptions = {},
): Promise<Code | undefined> {
  const timers = [
    setTimeout(() => showMessage(container, `Loading ${subject}…`, options), delayMs),
    setTimeout(() => {
      const onClick = () => window.location.reload();
      const action = { label: 'Reload the page', onClick };
      showMessage(container, `Loading ${subject} takes longer than usual.`, options, action);
    }, loadTimeoutMs),
  ];
  try {
    const code = await load();
    container.replaceChildren();
    return code;
  } catch {
    showMessage(container, `Couldn’t load ${subject}.`, options, {
      label: 'Retry',
      onClick: onRetry,
    });
    return undefined;
  } finally {
    timers.forEach(clearTimeout);
  }
}
