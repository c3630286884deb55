import type { ElementOf } from '@/lib/contract/contract-types';
import { DisabledHint } from '../parts/action-button';
import { namedGroupProps } from '../parts/named-group-props';
import { childPath, ElementList, type ElementPath } from '../screen/element-view';
import { useActionRun, useControl } from '../screen/use-control';
import { useText } from '../screen/use-screen';

/** The element `card`: a surface that holds what belongs together. With an action it is one button. */
export function CardElement({ element, at }: { element: ElementOf<'card'>; at: ElementPath }) {
  const { content, action, emphasis = 'raised', accessibilityLabel } = element;
  const { disabled, hint, hintId } = useControl(element);
  const { run, busy } = useActionRun(action);
  const label = useText(accessibilityLabel);
  const children = <ElementList elements={content} path={childPath(at, 'content')} />;
  if (!action) {
    return (
      <div className="el-card" data-emphasis={emphasis} {...namedGroupProps(label)}>
        {children}
      </div>
    );
  }
  return (
    <div className="el-press">
      {/* Headings and other blocks may not stand in a native button. */}
      <div
        className="el-card"
        data-emphasis={emphasis}
        role="button"
        tabIndex={disabled ? -1 : 0}
        aria-disabled={disabled || undefined}
        aria-busy={busy || undefined}
        aria-label={label || undefined}
        aria-describedby={hintId}
        onClick={disabled ? undefined : run}
        onKeyDown={(event) => {
          if (disabled || (event.key !== 'Enter' && event.key !== ' ')) return;
          event.preventDefault();
          void run();
        }}
      >
        {children}
      </div>
      <DisabledHint id={hintId} text={hint} />
    </div>
  );
}
