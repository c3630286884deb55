import { useId, useState } from 'react';
import { PlainButton } from '../parts/action-button';
import { Landmark } from '../parts/landmark';
import { ScreenHeading } from '../parts/screen-heading';
import type { ElementProps } from '../screen/element-component';
import { childPath } from '../screen/element-path';
import { ElementList } from '../screen/element-view';
import { useText } from '../screen/use-screen';

/** The element `section`: content with a heading, which can be collapsible. */
export function SectionElement({ element, path }: ElementProps<'section'>) {
  const { level = 2, collapsible = false, collapsed = false, action, content } = element;
  const [isOpen, setIsOpen] = useState(!(collapsible && collapsed));
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
              aria-expanded={isOpen}
              aria-controls={`${id}-body`}
              onClick={() => setIsOpen(!isOpen)}
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
      <div className="el-section-body" id={`${id}-body`} hidden={!isOpen}>
        <ElementList elements={content} path={childPath(path, 'content')} />
      </div>
    </Landmark>
  );
}
