import { companyName } from '@/company';
import { Button } from '@/ui/Button';
import styles from './NewVersionNotice.module.css';
import { useNewVersion } from './useNewVersion';

/** Offers a new version of the app when there is one; the app changes only when the user accepts. */
export function NewVersionNotice() {
  const change = useNewVersion();
  return (
    <div role="status">
      {change && (
        <div className={styles.notice}>
          <p>En ny version av {companyName} är hämtad.</p>
          <Button onClick={change}>Byt till den nya</Button>
        </div>
      )}
    </div>
  );
}
