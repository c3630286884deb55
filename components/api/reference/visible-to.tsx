import { Eye } from 'lucide';
import { Icon } from '@/components/ui/icon/icon';
import './visible-to.css';

/** Callers who can see a field or call an operation, unless everybody can (`x-visible-to` of the OpenAPI document). */
export function VisibleTo({
  viewers = [],
  verb = 'Visible to',
}: {
  viewers?: string[] | undefined;
  verb?: string;
}) {
  if (viewers.length === 0) return null;
  return (
    <p className="visible-to">
      <Icon icon={Eye} size={15} />
      <span>
        {verb}: {viewers.join(', ').toLowerCase()}
      </span>
    </p>
  );
}
