import { useEffect, useId, useRef } from 'react';
import { useScreen, useScreenData, useText } from '../screen/use-screen';

/** The question that an action asks before it runs, in the middle of the screen. */
export function ConfirmationDialog() {
  const { store } = useScreen();
  const open = useScreenData(() => store.getPendingConfirmation());
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const question = open?.confirmation;
  const title = useText(question?.title);
  const text = useText(question?.text);
  const confirmLabel = useText(question?.confirmLabel);
  const cancelLabel = useText(question?.cancelLabel);

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);

  if (!open || !question) return null;
  const answer = (agreed: boolean) => {
    // A modal dialog gives the focus back when it closes, but not when it is only taken away.
    dialog.current?.close();
    open.resolve(agreed);
  };
  return (
    <dialog
      ref={dialog}
      className="el-dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p id={`${id}-text`}>{text}</p>}
      <div className="el-dialog-buttons">
        <button type="button" className="el-button" data-kind="ghost" onClick={() => answer(false)}>
          {cancelLabel || 'Cancel'}
        </button>
        <button
          type="button"
          className="el-button"
          data-kind="button"
          data-destructive={question.destructive || undefined}
          onClick={() => answer(true)}
        >
          {confirmLabel}
        </button>
      </div>
    </dialog>
  );
}
