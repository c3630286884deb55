import { useEffect, useEffectEvent, useState } from 'react';
import { clearReturnFocus, findReturnFocus } from '@/lib/site/browser/search-opener';

type SearchFieldEvents = {
  /** Called when the field receives focus, and on mount if it has it already. */
  onFocus: () => void;
  /** Called when the text changes, and on mount. */
  onInput: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Tracks the text and the focus of the search box. The field is uncontrolled and has native listeners, because it
 * renders before the code of the autocomplete is loaded.
 */
export function useSearchField(input: HTMLInputElement, events: SearchFieldEvents) {
  const [query, setQuery] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const onFocus = useEffectEvent(events.onFocus);
  const onInput = useEffectEvent(events.onInput);
  const onKeyDown = useEffectEvent(events.onKeyDown);

  useEffect(() => {
    const { form } = input;
    if (!form) return undefined;
    const readQuery = () => {
      setQuery(input.value);
      onInput(input.value);
    };
    const handleFocus = () => {
      setIsFocused(true);
      onFocus();
    };
    const handleInput = () => {
      setIsFocused(true);
      readQuery();
    };
    // In the panel and on its buttons, only Escape is a key of the search box.
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.startsWith('Arrow')) setIsFocused(true);
      if (event.target === input || event.key === 'Escape') onKeyDown(event);
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && form.contains(relatedTarget)) return;
      setIsFocused(false);
      clearReturnFocus();
    };
    readQuery();
    if (document.activeElement === input) handleFocus();
    input.addEventListener('input', handleInput);
    input.addEventListener('focus', handleFocus);
    // After Escape, the field has the focus without its panel.
    input.addEventListener('click', handleFocus);
    form.addEventListener('keydown', handleKeyDown);
    form.addEventListener('focusout', handleFocusOut);
    return () => {
      input.removeEventListener('input', handleInput);
      input.removeEventListener('focus', handleFocus);
      input.removeEventListener('click', handleFocus);
      form.removeEventListener('keydown', handleKeyDown);
      form.removeEventListener('focusout', handleFocusOut);
    };
  }, [input]);

  /** Replaces the text as if it had been typed. */
  const fill = (text: string) => {
    input.value = text;
    setQuery(text);
    events.onInput(text);
    input.focus({ preventScroll: true });
  };
  const close = () => {
    setIsFocused(false);
    const { activeElement } = document;
    // What has the focus in the panel is removed with it.
    if (activeElement instanceof HTMLElement && input.form?.contains(activeElement))
      activeElement.blur();
  };
  /**
   * Closes the panel, and returns to where the reader was before the shortcut. Without it, the field keeps the focus, and
   * leaves it if the panel is closed already.
   */
  const dismiss = () => {
    const opener = findReturnFocus();
    if (!isFocused || opener) {
      close();
      opener?.focus({ preventScroll: true });
    } else {
      input.focus({ preventScroll: true });
      setIsFocused(false);
    }
  };
  return { query, isFocused, fill, close, dismiss };
}
