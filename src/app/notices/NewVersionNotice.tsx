import { companyName } from '@/company';
import { ActionNote } from '@/ui/notes/ActionNote';
import { useNewVersion } from './useNewVersion';

/** Offers a new version of the app when there is one; the app changes only when the user accepts. */
export function NewVersionNotice() {
  const change = useNewVersion();
  return (
    <div role="status">
      {change && (
        <ActionNote
          text={`En ny version av ${companyName} är hämtad.`}
          action="Byt till den nya"
          onAction={change}
        />
      )}
    </div>
  );
}
