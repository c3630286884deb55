import type { ElementOf } from '@/lib/elements/contract-types';
import { PlainButton } from '../parts/action-button';
import { CheckboxInput } from '../parts/checkbox-input';
import { CollapsibleText } from '../parts/collapsible-text';
import { useInput } from '../screen/use-input';
import { useText } from '../screen/use-screen';

type Approval = NonNullable<ElementOf<'disclaimer'>['approval']>;

function ApprovalCheckbox({ approval }: { approval: Approval }) {
  const input = useInput<boolean>({ ...approval, required: true }, false);
  return <CheckboxInput input={input} />;
}

/** The element `disclaimer`: legal text, optionally with a checkbox to approve it. */
export function DisclaimerElement({ element }: { element: ElementOf<'disclaimer'> }) {
  const title = useText(element.title);
  const text = useText(element.text);
  const linkLabel = useText(element.link?.label);
  return (
    <div className="el-disclaimer">
      {title && <strong>{title}</strong>}
      <CollapsibleText text={text} lines={element.lines ?? 4} className="el-disclaimer-text" />
      {element.link && (
        <PlainButton className="el-text-button" action={element.link.action}>
          {linkLabel}
        </PlainButton>
      )}
      {element.approval && <ApprovalCheckbox approval={element.approval} />}
    </div>
  );
}
