import { useId, useState } from 'react';
import type { ElementOf } from '@/lib/contract/contract-types';
import { PlainButton } from '../parts/action-button';
import { Landmark } from '../parts/landmark';
import { ScreenHeading } from '../parts/screen-heading';
import { childPath, ElementList, type ElementPath } from '../screen/element-view';
import { useText } from '../screen/use-screen';

/** The element `section`: a part with a heading, which can be folded. */
export function SectionElement({
  element,
  at,
}: {
  element: ElementOf<'section'>;
  at: ElementPath;
}) {
  const { level = 2, collapsible = false, collapsed = false, action, content } = element;
  const [open, setOpen] = useState(!(collapsible && collapsed));
  const title = useText(element.title);
  const label = useText(action?.label);
  const id = useId();
  return (
    <Landmark kind="region" className="el-section" aria-labelledby={`${id}-title`}>
      <div className="el-section-head">
        <ScreenHeading level={level} className="el-section-title" id={`${id}-title`}>
          {collapsible ? (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={`${id}-body`}
              onClick={() => setOpen(!open)}
            >
              <span className="el-chevron" aria-hidden="true" />
              {title}
            </button>
          ) : (
            title
          )}
        </ScreenHeading>
        {action && (
          <PlainButton className="el-text-button" action={action.action}>
            {label}
          </PlainButton>
        )}
      </div>
      <div className="el-section-body" id={`${id}-body`} hidden={!open}>
        <ElementList elements={content} path={childPath(at, 'content')} />
      </div>
    </Landmark>
  );
}
