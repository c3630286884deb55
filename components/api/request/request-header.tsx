import { X } from 'lucide';
import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon/icon';

/** The bar of the request panel: what is sent, and the buttons that send it and close the panel. */
export function RequestHeader({
  ref,
  method,
  url,
  sendLabel,
  isLive,
  isSending,
  problem,
  onSend,
  onCancel,
  onClose,
  onShowResponse,
}: {
  ref: Ref<HTMLElement>;
  method: string;
  url: string;
  sendLabel: string;
  /** Whether the request goes to a live server. */
  isLive: boolean;
  isSending: boolean;
  /** Why the request was not sent. */
  problem: string | undefined;
  onSend: () => void;
  onCancel: () => void;
  onClose: () => void;
  /** Moves the focus to the response; undefined if there is none. */
  onShowResponse: (() => void) | undefined;
}) {
  return (
    <header ref={ref} className="request-header">
      <h2 tabIndex={-1}>Try it</h2>
      <p className="request-url">
        <code>
          {method.toUpperCase()} {url}
        </code>
      </p>
      <button
        type="button"
        className="request-send"
        data-live={isLive}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title={`${sendLabel} (Ctrl+Enter or ⌘+Enter)`}
        onClick={onSend}
      >
        {sendLabel}
      </button>
      {onShowResponse && (
        <button type="button" className="request-button request-skip" onClick={onShowResponse}>
          Go to response
        </button>
      )}
      {isSending && (
        <button type="button" className="request-button" onClick={onCancel}>
          Cancel
        </button>
      )}
      <button
        type="button"
        className="request-button request-close"
        aria-label="Close"
        title="Close"
        onClick={onClose}
      >
        <Icon icon={X} size={18} />
      </button>
      <p className="request-problem" role="alert">
        {problem}
      </p>
    </header>
  );
}
