import { DisabledHint } from '../parts/action-button';
import { namedGroupProps } from '../parts/named-group-props';
import type { ElementProps } from '../screen/element-component';
import { childPath } from '../screen/element-path';
import { ElementList } from '../screen/element-view';
import { useActionRun, useControl } from '../screen/use-control';
import { useText } from '../screen/use-screen';

/** The element `card`: a surface for related content. With an action, the entire card is a button. */
export function CardElement({ element, path }: ElementProps<'card'>) {
  const { content, action, emphasis = 'raised', accessibilityLabel } = element;
  const { disabled, hint, hintId } = useControl(element);
  const { run, busy } = useActionRun(action);
  const label = useText(accessibilityLabel);
  const children = <ElementList elements={content} path={childPath(path, 'content')} />;
  if (!action) {
    return (
      <div className="el-card" data-emphasis={emphasis} {...namedGroupProps(label)}>
        {children}
      </div>
    );
  }
  return (
    <div className="el-press">
      {/* A native button cannot contain headings or other block elements. */}
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
