import { Link } from 'react-router-dom';
import { ledgerInspectionPath } from '@/dashboardPaths';
import { Icon } from '@/ui/icons/Icon';
import { inspectionIcon } from '@/app/routes/dashboardIcons';
import styles from './InspectionLink.module.css';

/** The staff ledger for an inspector in one tap on a phone, whose bar has no room for it; elsewhere the menu has it. */
export function InspectionLink() {
  return (
    <nav aria-label="Vid kontroll" className={styles.inspection}>
      <Link to={ledgerInspectionPath}>
        <Icon d={inspectionIcon} />
        <span>Kontrollbesök</span>
      </Link>
    </nav>
  );
}
