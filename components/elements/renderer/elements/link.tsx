import type { ElementOf } from '@/lib/elements/contract-types';
import { DisabledHint } from '../parts/action-button';
import { ElementIcon } from '../parts/element-icon';
import { useActionRun, useControl } from '../screen/use-control';
import { useText } from '../screen/use-screen';

/** The element `link`: a text that runs an action. It has the role of a link, because it has no URL. */
export function LinkElement({ element }: { element: ElementOf<'link'> }) {
  const { disabled, hint, hintId } = useControl(element);
  const { run } = useActionRun(element.action);
  const label = useText(element.label);
  const text = useText(element.text);
  const accessibleLabel = useText(element.accessibilityLabel);
  return (
    <div className="el-press">
      <p className="el-link-line">
        {text && <span>{text} </span>}
        <span
          className="el-link"
          role="link"
          tabIndex={disabled ? -1 : 0}
          aria-disabled={disabled || undefined}
          aria-label={accessibleLabel || undefined}
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
      <DisabledHint id={hintId} text={hint} />
    </div>
  );
}
