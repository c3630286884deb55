import styles from './workbench.module.css';

/** How the stage shows what it draws. */
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

type ChoiceProps = {
  label: string;
  value: string;
  options: Record<string, string>;
  onChoose: (value: string) => void;
};

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {Object.entries(options).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

const isKey = <T extends object>(key: string, of: T): key is Extract<keyof T, string> =>
  Object.hasOwn(of, key);

/** Light or dark, the direction of writing, the size of text, and the width of the stage. */
export function AppearanceControls({
  appearance: look,
  onChange,
}: {
  appearance: Appearance;
  onChange: (look: Appearance) => void;
}) {
  return (
    <div className={styles.controls}>
      <Choice
        label="Colours"
        value={look.mode}
        options={modes}
        onChoose={(mode) => isKey(mode, modes) && onChange({ ...look, mode })}
      />
      <Choice
        label="Direction"
        value={look.direction}
        options={directions}
        onChoose={(direction) => isKey(direction, directions) && onChange({ ...look, direction })}
      />
      <Choice
        label="Text"
        value={String(look.textScale)}
        options={scales}
        onChoose={(scale) => onChange({ ...look, textScale: Number(scale) })}
      />
      <Choice
        label="Width"
        value={look.width}
        options={widths}
        onChoose={(width) => onChange({ ...look, width })}
      />
    </div>
  );
}
