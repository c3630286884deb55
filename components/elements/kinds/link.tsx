import type { ElementOf } from '@/lib/elements/contract';
import { ElementIcon } from '../parts/icon';
import { WaitingHint } from '../parts/press';
import { useControl, useRun } from '../use-control';
import { useText } from '../use-screen';

/** The element `link`: words that lead somewhere. The app follows it, so it is a link by its role. */
export function Link({ element }: { element: ElementOf<'link'> }) {
  const { disabled, hint, hintId } = useControl(element);
  const { run } = useRun(element.action);
  const label = useText(element.label);
  const text = useText(element.text);
  const spoken = useText(element.accessibilityLabel);
  return (
    <div className="el-press">
      <p className="el-link-line">
        {text && <span>{text} </span>}
        <span
          className="el-link"
          role="link"
          tabIndex={disabled ? -1 : 0}
          aria-disabled={disabled || undefined}
          aria-label={spoken || undefined}
          aria-describedby={hintId}
          onClick={disabled ? undefined : run}
          onKeyDown={(event) => {
            if (!disabled && event.key === 'Enter') void run();
          }}
        >
          {label}
          {element.icon && <ElementIcon name={element.icon} />}
        </span>
      </p>
      <WaitingHint id={hintId} text={hint} />
    </div>
  );
}
