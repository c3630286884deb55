import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type FieldEvents = {
  onFocus: () => void;
  onInput: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Follows the box's field, which is older than the code that assists it: what it holds, and whether the reader is in
 * the box.
 * @param events called when the field gets the focus (or has it already), when its text changes, and for each key
 */
export function useSearchField(input: RefObject<HTMLInputElement | null>, events: FieldEvents) {
  const [query, setQuery] = useState('');
  const [focused, setFocused] = useState(false);
  const onFocus = useEffectEvent(events.onFocus);
  const onText = useEffectEvent(events.onInput);
  const onKeyDown = useEffectEvent(events.onKeyDown);

  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    if (!field || !form) return undefined;
    const follow = () => {
      setQuery(field.value);
      onText(field.value);
    };
    const enter = () => {
      setFocused(true);
      onFocus();
    };
    const type = () => {
      setFocused(true);
      follow();
    };
    const press = (event: KeyboardEvent) => onKeyDown(event);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setFocused(false);
    };
    follow();
    if (document.activeElement === field) enter();
    field.addEventListener('input', type);
    field.addEventListener('focus', enter);
    field.addEventListener('keydown', press);
    form.addEventListener('focusout', leave);
    return () => {
      field.removeEventListener('input', type);
      field.removeEventListener('focus', enter);
      field.removeEventListener('keydown', press);
      form.removeEventListener('focusout', leave);
    };
  }, [input]);

  /** Writes a text into the field, as if it had been typed. */
  const fill = (text: string) => {
    if (input.current) input.current.value = text;
    setQuery(text);
    events.onInput(text);
    input.current?.focus();
  };
  const close = () => {
    setFocused(false);
    input.current?.blur();
  };
  return { query, focused, fill, close };
}
