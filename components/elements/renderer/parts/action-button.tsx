import type { ReactNode } from 'react';
import type { Action, IconName, TextValue } from '@/lib/elements/contract-types';
import { type ControlFields, useActionRun, useControl } from '../screen/use-control';
import { useText } from '../screen/use-screen';
import { ElementIcon } from './element-icon';

/** The hint that explains why a control is disabled. */
export function DisabledHint({ id, text }: { id: string | undefined; text: string | undefined }) {
  return text === undefined ? null : (
    <p className="el-waiting" id={id}>
      <ElementIcon name="clock" />
      {text}
    </p>
  );
}

type ActionButtonProps = ControlFields & {
  kind: 'button' | 'regular' | 'secondary' | 'ghost';
  label: TextValue;
  action: Action;
  icon?: IconName;
  destructive?: boolean;
  accessibilityLabel?: TextValue;
};

/** A button that runs an action, with the hint that explains why it is disabled. */
export function ActionButton({
  kind,
  label,
  action,
  icon,
  destructive,
  accessibilityLabel,
  ...control
}: ActionButtonProps) {
  const { disabled, hint, hintId } = useControl(control);
  const { run, busy, done, busyText } = useActionRun(action);
  const text = useText(label);
  const accessibleLabel = useText(accessibilityLabel);
  return (
    <div className="el-press">
      <button
        type="button"
        className="el-button"
        data-kind={kind}
        data-destructive={destructive || undefined}
        disabled={disabled || done}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        aria-label={accessibleLabel || undefined}
        aria-describedby={hintId}
        onClick={run}
      >
        {icon && <ElementIcon name={icon} />}
        <span>{text}</span>
      </button>
      {/* Screen readers announce changes of a live region only if it was rendered before. */}
      <span className="el-hidden" role="status">
        {busyText}
      </span>
      <DisabledHint id={hintId} text={hint} />
    </div>
  );
}

/** A button for a part of an element. Clicking it runs its action or calls `onClick`. */
export function PlainButton({
  action,
  onClick,
  label,
  className,
  disabled,
  describedBy,
  size,
  children,
}: {
  action?: Action | undefined;
  onClick?: () => void;
  /** The accessible name, for a button without text. */
  label?: string | undefined;
  className: string;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
  size?: 's' | 'm' | 'l';
  children: ReactNode;
}) {
  const { run, busy } = useActionRun(action);
  return (
    <button
      type="button"
      className={className}
      data-size={size}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled}
      aria-describedby={describedBy}
      onClick={action ? run : onClick}
    >
      {children}
    </button>
  );
}
