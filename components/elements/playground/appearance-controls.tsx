import { useId } from 'react';

/** The appearance of the preview. */
export type Appearance = {
  mode: 'auto' | 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  textScale: number;
  /** The width of the app's screen: a CSS length, or `full` for all of the space. */
  width: string;
};

export const defaultAppearance: Appearance = {
  mode: 'auto',
  direction: 'ltr',
  textScale: 1,
  width: '22.5rem',
};

type Option<Value> = { value: Value; label: string };

const modes: Option<Appearance['mode']>[] = [
  { value: 'auto', label: 'Page' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const directions: Option<Appearance['direction']>[] = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
];
const textScales: Option<number>[] = [1, 1.25, 1.5, 2].map((value) => ({
  value,
  label: `${100 * value}%`,
}));
const widths: Option<string>[] = [
  { value: '20rem', label: '320 px' },
  { value: '22.5rem', label: '360 px' },
  { value: '26rem', label: '416 px' },
  { value: 'full', label: 'Full' },
];

type ChoiceProps<Value> = {
  label: string;
  value: Value;
  options: Option<Value>[];
  onSelect: (value: Value) => void;
};

function Choice<Value extends string | number>({
  label,
  value: selected,
  options,
  onSelect,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="workbench-choice">
      <legend>{label}</legend>
      <div className="workbench-options">
        {options.map(({ value, label: optionLabel }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === selected}
              onChange={() => onSelect(value)}
            />
            <span>{optionLabel}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The controls for the color mode, the writing direction, the text size and the width of the preview. */
export function AppearanceControls({
  appearance,
  onChange,
}: {
  appearance: Appearance;
  onChange: (appearance: Appearance) => void;
}) {
  return (
    <>
      <Choice
        label="Colors"
        value={appearance.mode}
        options={modes}
        onSelect={(mode) => onChange({ ...appearance, mode })}
      />
      <Choice
        label="Direction"
        value={appearance.direction}
        options={directions}
        onSelect={(direction) => onChange({ ...appearance, direction })}
      />
      <Choice
        label="Text size"
        value={appearance.textScale}
        options={textScales}
        onSelect={(textScale) => onChange({ ...appearance, textScale })}
      />
      <Choice
        label="Width"
        value={appearance.width}
        options={widths}
        onSelect={(width) => onChange({ ...appearance, width })}
      />
    </>
  );
}
