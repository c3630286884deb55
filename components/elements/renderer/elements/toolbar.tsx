import type { ElementOf } from '@/lib/elements/contract-types';
import { PlainButton } from '../parts/action-button';
import { ElementIcon } from '../parts/element-icon';
import { itemKey } from '../parts/item-key';
import { ScreenHeading } from '../parts/screen-heading';
import { useText, useTexts } from '../screen/use-screen';

/** The element `toolbar`: the bar at the top of a screen. */
export function ToolbarElement({ element }: { element: ElementOf<'toolbar'> }) {
  const { back, actions = [] } = element;
  const title = useText(element.title);
  const labels = useTexts(actions.map(({ label }) => label));
  return (
    <div className="el-toolbar">
      {back && (
        <PlainButton className="el-icon-button" action={back} label="Back">
          <ElementIcon name="back" />
        </PlainButton>
      )}
      <ScreenHeading level={1} className="el-toolbar-title">
        {title}
      </ScreenHeading>
      {actions.map(({ icon, action, disabled }, index) => (
        <PlainButton
          key={itemKey(index)}
          className="el-icon-button"
          action={action}
          label={labels[index]}
          disabled={disabled}
        >
          <ElementIcon name={icon} />
        </PlainButton>
      ))}
    </div>
  );
}
