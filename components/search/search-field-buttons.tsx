import { ArrowLeft, X } from 'lucide';
import { Icon } from '@/components/ui/icon/icon';

/**
 * The controls inside the search box.
 * @param hasText whether there is text to clear
 * @param isOpen whether the search can be closed
 */
export function SearchFieldButtons({
  isLoading,
  hasText,
  isOpen,
  onClear,
  onClose,
}: {
  isLoading: boolean;
  hasText: boolean;
  isOpen: boolean;
  onClear: () => void;
  onClose: () => void;
}) {
  return (
    <>
      {isLoading && <span className="search-ring" aria-hidden />}
      {hasText && (
        <button
          type="button"
          className="search-clear"
          aria-label="Clear the search"
          onClick={onClear}
        >
          <Icon icon={X} size={16} stroke={1.9} />
        </button>
      )}
      {isOpen && (
        <button
          type="button"
          className="search-close"
          aria-label="Close the search"
          onClick={onClose}
        >
          <Icon icon={ArrowLeft} size={19} stroke={1.9} />
        </button>
      )}
    </>
  );
}
