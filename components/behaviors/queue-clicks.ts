/**
 * Queues the clicks on some buttons until the code that handles them has loaded. Meanwhile, the buttons are busy.
 * @param selector of the buttons
 */
export function queueClicks(selector: string): { repeat: () => void; discard: () => void } {
  const clicked = new Set<HTMLElement>();
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (!button) return;
    clicked.add(button);
    button.ariaBusy = 'true';
  };
  document.addEventListener('click', onClick);
  const discard = () => {
    document.removeEventListener('click', onClick);
    for (const button of clicked) button.ariaBusy = null;
    clicked.clear();
  };
  const repeat = () => {
    const buttons = [...clicked];
    discard();
    for (const button of buttons) button.click();
  };
  return { repeat, discard };
}
