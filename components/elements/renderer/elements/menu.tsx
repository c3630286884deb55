import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import type { ElementOf } from '@/lib/elements/contract-types';
import { DisabledHint } from '../parts/action-button';
import { ElementIcon } from '../parts/element-icon';
import { ariaDescriptionProps } from '../parts/input-field';
import { itemKey } from '../parts/item-key';
import { Popup } from '../parts/popup';
import { useControl } from '../screen/use-control';
import { usePerformAction, useText, useTexts } from '../screen/use-screen';

/** The element `menu`: a button that opens a short list of actions. */
export function MenuElement({ element }: { element: ElementOf<'menu'> }) {
  const { icon, items } = element;
  const { disabled, hint, hintId } = useControl(element);
  const perform = usePerformAction();
  const label = useText(element.label);
  const labels = useTexts(items.map((item) => item.label));
  return (
    <div className="el-press">
      <MenuTrigger>
        <Button
          {...(icon && { 'aria-label': label })}
          {...ariaDescriptionProps(hintId)}
          className={icon ? 'el-icon-button' : 'el-button el-menu-button'}
          data-kind="regular"
          isDisabled={disabled}
        >
          {icon ? (
            <ElementIcon name={icon} />
          ) : (
            <>
              {label}
              <span className="el-chevron" aria-hidden="true" />
            </>
          )}
        </Button>
        <Popup>
          <Menu className="el-list" aria-label={label}>
            {items.map(
              ({ icon: itemIcon, action, disabled: isDisabled = false, destructive }, index) => (
                <MenuItem
                  key={itemKey(index)}
                  id={itemKey(index)}
                  className="el-list-item"
                  data-destructive={destructive || undefined}
                  isDisabled={isDisabled}
                  textValue={labels[index] ?? ''}
                  onAction={() => void perform(action)}
                >
                  {itemIcon && <ElementIcon name={itemIcon} />}
                  {labels[index]}
                </MenuItem>
              ),
            )}
          </Menu>
        </Popup>
      </MenuTrigger>
      <DisabledHint id={hintId} text={hint} />
    </div>
  );
}
