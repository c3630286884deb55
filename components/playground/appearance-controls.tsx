import styles from './workbench.module.css';

/** The appearance of the preview. */
export type Appearance = {
  mode: 'auto' | 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  textScale: number;
  /** A CSS width. */
  width: string;
};

export const defaultAppearance: Appearance = {
  mode: 'auto',
  direction: 'ltr',
  textScale: 1,
  width: '100%',
};

const modes = { auto: 'As the page', light: 'Light', dark: 'Dark' } as const;
const directions = { ltr: 'Left to right', rtl: 'Right to left' } as const;
const scales = { 1: '100 %', 1.25: '125 %', 1.5: '150 %', 2: '200 %' } as const;
const widths = {
  '20rem': '320 px',
  '22.5rem': '360 px',
  '26rem': '416 px',
  '100%': 'All',
} as const;

type SelectFieldProps = {
  label: string;
  value: string;
  options: Record<string, string>;
  onSelect: (value: string) => void;
};

function SelectField({ label, value, options, onSelect }: SelectFieldProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onSelect(target.value)}>
        {Object.entries(options).map(([key, optionLabel]) => (
          <option key={key} value={key}>
            {optionLabel}
          </option>
        ))}
      </select>
    </label>
  );
}

const isKeyOf = <T extends object>(key: string, object: T): key is Extract<keyof T, string> =>
  Object.hasOwn(object, key);

/** The controls for the color mode, the writing direction, the text size and the width of the preview. */
export function AppearanceControls({
  appearance,
  onChange,
}: {
  appearance: Appearance;
  onChange: (appearance: Appearance) => void;
}) {
  return (
    <div className={styles.controls}>
      <SelectField
        label="Colours"
        value={appearance.mode}
        options={modes}
        onSelect={(mode) => isKeyOf(mode, modes) && onChange({ ...appearance, mode })}
      />
      <SelectField
        label="Direction"
        value={appearance.direction}
        options={directions}
        onSelect={(direction) =>
          isKeyOf(direction, directions) && onChange({ ...appearance, direction })
        }
      />
      <SelectField
        label="Text"
        value={String(appearance.textScale)}
        options={scales}
        onSelect={(scale) => onChange({ ...appearance, textScale: Number(scale) })}
      />
      <SelectField
        label="Width"
        value={appearance.width}
        options={widths}
        onSelect={(width) => onChange({ ...appearance, width })}
      />
    </div>
  );
}
