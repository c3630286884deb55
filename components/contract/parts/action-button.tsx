import type { ReactNode } from 'react';
import type { Action, IconName, TextValue } from '@/lib/contract/contract-types';
import { type ControlFields, useActionRun, useControl } from '../screen/use-control';
import { useText } from '../screen/use-screen';
import { ElementIcon } from './element-icon';

/** The reason why something cannot be used yet. */
export function DisabledHint({ id, text }: { id: string | undefined; text: string | undefined }) {
  return text === undefined ? null : (
    <p className="el-waiting" id={id}>
      <ElementIcon name="clock" />
      {text}
    </p>
  );
}

type PressProps = ControlFields & {
  kind: 'button' | 'regular' | 'secondary' | 'ghost';
  label: TextValue;
  action: Action;
  icon?: IconName;
  destructive?: boolean;
  accessibilityLabel?: TextValue;
};

/** A button of any kind: its words, its state, and the hint that says why it cannot be pressed. */
export function ActionButton({
  kind,
  label,
  action,
  icon,
  destructive,
  accessibilityLabel,
  ...control
}: PressProps) {
  const { disabled, hint, hintId } = useControl(control);
  const { run, busy, done, busyText } = useActionRun(action);
  const words = useText(label);
  const spoken = useText(accessibilityLabel);
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
        aria-label={spoken || undefined}
        aria-describedby={hintId}
        onClick={run}
      >
        {icon && <ElementIcon name={icon} />}
        <span>{words}</span>
      </button>
      {/* Read when it changes: so it has to be there before. */}
      <span className="el-hidden" role="status">
        {busyText}
      </span>
      <DisabledHint id={hintId} text={hint} />
    </div>
  );
}

/** A plain button for parts of an element: a name for those who do not see it, and an action or a function. */
export function PlainButton({
  action,
  onClick: onPress,
  label,
  className,
  disabled,
  describedBy,
  size,
  children,
}: {
  action?: Action;
  onClick?: () => void;
  label?: string;
  className: string;
  disabled?: boolean;
  describedBy?: string;
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
      onClick={action ? run : onPress}
    >
      {children}
    </button>
  );
}
