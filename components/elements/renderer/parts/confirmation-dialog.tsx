import { useEffect, useId, useRef } from 'react';
import { useScreen, useScreenData, useText } from '../screen/use-screen';

/** The modal dialog that asks for confirmation before an action runs. */
export function ConfirmationDialog() {
  const { store } = useScreen();
  const pending = useScreenData(() => store.getPendingConfirmation());
  const dialogRef = useRef<HTMLDialogElement>(null);
  const id = useId();
  const confirmation = pending?.confirmation;
  const title = useText(confirmation?.title);
  const text = useText(confirmation?.text);
  const confirmLabel = useText(confirmation?.confirmLabel);
  const cancelLabel = useText(confirmation?.cancelLabel);

  useEffect(() => {
    if (pending && !dialogRef.current?.open) dialogRef.current?.showModal();
  }, [pending]);

  if (!pending || !confirmation) return null;
  const choose = (isConfirmed: boolean) => {
    // A modal dialog restores the focus when it is closed, but not when it is removed while open.
    dialogRef.current?.close();
    pending.resolve(isConfirmed);
  };
  return (
    <dialog
      ref={dialogRef}
      className="el-dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        choose(false);
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p id={`${id}-text`}>{text}</p>}
      <div className="el-dialog-buttons">
        <button type="button" className="el-button" data-kind="ghost" onClick={() => choose(false)}>
          {cancelLabel || 'Cancel'}
        </button>
        <button
          type="button"
          className="el-button"
          data-kind="button"
          data-destructive={confirmation.destructive || undefined}
          onClick={() => choose(true)}
        >
          {confirmLabel}
        </button>
      </div>
    </dialog>
  );
}
