import {
  Check,
  Copy,
  type IconNode,
  Link2,
  Maximize2,
  Minimize2,
  RotateCcw,
  SlidersHorizontal,
  X,
} from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { Example } from '@/lib/elements/example';
import { type Appearance, AppearanceControls, defaultAppearance } from './appearance-controls';
import type { CopiedContent } from './use-clipboard';

type ToolProps = {
  icon: IconNode;
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
};

function Tool({ icon, label, isDisabled = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="workbench-tool"
      title={label}
      // A disabled button would lose the focus.
      aria-disabled={isDisabled}
      onClick={() => isDisabled || onClick()}
    >
      <Icon icon={icon} size={16} />
      <span>{label}</span>
    </button>
  );
}

export type ToolbarProps = {
  examples: readonly Example[];
  exampleIndex: number;
  onSelectExample: (index: number) => void;
  appearance: Appearance;
  onAppearanceChange: (appearance: Appearance) => void;
  /** Whether the JSON differs from the example. */
  isChanged: boolean;
  onReset: () => void;
  onCopy: () => void;
  onShare: () => void;
  /** Name of what has just been copied. */
  copied: CopiedContent | undefined;
  isExpanded: boolean;
  onToggleExpanded: () => void;
};

const isDefault = (appearance: Appearance) =>
  Object.entries(defaultAppearance).every(
    ([key, value]) => appearance[key as keyof Appearance] === value,
  );

/** A button and the controls that it opens: a popover below it or, where the playground is narrow, a sheet. */
function PreviewMenu({ isChanged, children }: { isChanged: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={
          isChanged
            ? 'workbench-tool workbench-menu workbench-changed'
            : 'workbench-tool workbench-menu'
        }
        popoverTarget={id}
      >
        <Icon icon={SlidersHorizontal} size={16} />
        <span>Preview</span>
      </button>
      <div id={id} popover="auto" className="workbench-panel" role="group" aria-label="Preview">
        <div className="workbench-panel-head">
          <strong>Preview</strong>
          <button type="button" aria-label="Close" popoverTarget={id} popoverTargetAction="hide">
            <Icon icon={X} />
          </button>
        </div>
        {children}
      </div>
    </>
  );
}

/** The controls of a playground in one row. Where it is narrow, some are in the sheet of the preview. */
export function Toolbar({
  examples,
  exampleIndex,
  onSelectExample,
  appearance,
  onAppearanceChange,
  isChanged,
  onReset,
  onCopy,
  onShare,
  copied,
  isExpanded,
  onToggleExpanded,
}: ToolbarProps) {
  const tools = (
    <>
      <Tool icon={RotateCcw} label="Reset" isDisabled={!isChanged} onClick={onReset} />
      <Tool
        icon={copied === 'json' ? Check : Copy}
        label={copied === 'json' ? 'Copied' : 'Copy'}
        onClick={onCopy}
      />
      <Tool
        icon={copied === 'link' ? Check : Link2}
        label={copied === 'link' ? 'Link copied' : 'Share'}
        onClick={onShare}
      />
    </>
  );
  return (
    <div className="workbench-bar">
      {examples.length > 1 && (
        <label className="workbench-example">
          <span>Example</span>
          <select
            value={exampleIndex}
            onChange={({ target }) => onSelectExample(Number(target.value))}
          >
            {examples.map(({ title }, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <PreviewMenu isChanged={!isDefault(appearance)}>
        <AppearanceControls appearance={appearance} onChange={onAppearanceChange} />
        <div className="workbench-sheet-tools">{tools}</div>
      </PreviewMenu>
      <div className="workbench-bar-tools">{tools}</div>
      <Tool
        icon={isExpanded ? Minimize2 : Maximize2}
        label={isExpanded ? 'Collapse' : 'Expand'}
        onClick={onToggleExpanded}
      />
    </div>
  );
}
