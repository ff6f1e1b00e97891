import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { AccountEmail } from './AccountEmail';
import { AccountPassword } from './AccountPassword';
import { OwnStaffCard } from './OwnStaffCard';
import { useWorkshop } from '@/data/workshop/WorkshopContext';
import { canWrite } from '@/domain/workshop/member';
import layout from '@/ui/style/layout.module.css';
import styles from './AccountSection.module.css';
import { SectionHead } from '@/features/settings/frame/SectionHead';

/** The signed-in person's own account, the same in every workshop. */
export function AccountSection() {
  const { role } = useWorkshop();
  return (
    <section>
      <SectionHead title="Konto">Ditt eget konto, samma i alla verkstäder.</SectionHead>
      <div className={styles.parts}>
        <AccountEmail />
        <AccountPassword />
        {canWrite(role) && <OwnStaffCard />}
        <section className={styles.part}>
          <h3>Ta bort kontot</h3>
          <p>Du ser först vad det betyder för verkstäderna du är med i.</p>
          <div className={layout.wideActions}>
            <LinkButton to={paths.deleteAccount}>Ta bort kontot …</LinkButton>
          </div>
        </section>
      </div>
    </section>
  );
}
