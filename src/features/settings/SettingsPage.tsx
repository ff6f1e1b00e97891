import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  kiosksPath,
  invoicingPath,
  partsPath,
  serviceBookSettingsPath,
  ledgerSettingsPath,
  bookingPagePath,
} from '@/dashboardPaths';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { MessagePage } from '@/ui/notes/MessagePage';
import { PageHeading } from '@/ui/notes/PageHeading';
import { AccountSection } from '@/features/settings/account/AccountSection';
import { CompanySection } from '@/features/settings/company/CompanySection';
import { DataSection } from '@/features/settings/data/DataSection';
import { InvoicingSection } from '@/features/settings/invoicing/InvoicingSection';
import { InspectionSection } from '@/features/settings/inspection/InspectionSection';
import { LedgerSection } from '@/features/settings/ledger/LedgerSection';
import { BookingPageSection } from '@/features/settings/bookingPage/BookingPageSection';
import { KiosksSection } from '@/features/settings/kiosks/KiosksSection';
import { MembersSection } from '@/features/settings/members/MembersSection';
import { MessagesSection } from '@/features/settings/messages/MessagesSection';
import { OpeningHoursSection } from '@/features/settings/hours/OpeningHoursSection';
import { PartsSection } from '@/features/settings/parts/PartsSection';
import { ResourcesSection } from '@/features/settings/resources/ResourcesSection';
import { ServiceBookSection } from '@/features/settings/servicebook/ServiceBookSection';
import { ServicesSection } from '@/features/settings/services/ServicesSection';
import styles from './SettingsPage.module.css';
import { StaffSection } from '@/features/settings/staff/StaffSection';

const parts = [
  { path: paths.settings, name: 'Företag', Part: CompanySection },
  { path: paths.settingsOpeningHours, name: 'Öppettider', Part: OpeningHoursSection },
  { path: paths.settingsServices, name: 'Tjänster', Part: ServicesSection },
  { path: bookingPagePath, name: 'Lediga tider', Part: BookingPageSection },
  { path: partsPath, name: 'Artiklar', Part: PartsSection },
  { path: invoicingPath, name: 'Fakturering', Part: InvoicingSection },
  { path: paths.settingsResources, name: 'Platser', Part: ResourcesSection },
  { path: paths.settingsStaff, name: 'Personal', Part: StaffSection },
  { path: paths.settingsMessages, name: 'Meddelanden', Part: MessagesSection },
  { path: paths.settingsInspection, name: 'Bilkontroll', Part: InspectionSection },
  { path: serviceBookSettingsPath, name: 'Servicebok', Part: ServiceBookSection },
  { path: ledgerSettingsPath, name: 'Personalliggare', Part: LedgerSection },
  { path: kiosksPath, name: 'Surfplattor', Part: KiosksSection },
  { path: paths.settingsMembers, name: 'Medlemmar', Part: MembersSection },
  { path: paths.settingsAccount, name: 'Konto', Part: AccountSection },
  { path: paths.settingsData, name: 'Data', Part: DataSection },
];

/** The settings of the workshop and of the person's own account, each part at an address of its own. */
export function SettingsPage() {
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const row = useRef<HTMLUListElement>(null);
  const part = parts.find(({ path }) => path === pathname);

  useLayoutEffect(() => {
    // On a phone the row of links is wider than the screen; the link of the current part must be in sight.
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) {
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
    }
  }, [pathname]);

  if (!part) {
    return (
      <MessagePage
        overline="404"
        title="Sidan finns inte"
        actions={
          <LinkButton kind="work" to={paths.settings}>
            Till inställningarna
          </LinkButton>
        }
      >
        <p>Adressen kan vara felskriven eller så har sidan flyttats.</p>
      </MessagePage>
    );
  }
  const { Part } = part;
  return (
    <>
      <PageHeading
        key={pathname}
        title={part.path === paths.settings ? 'Inställningar' : `${part.name} – Inställningar`}
      >
        Inställningar
      </PageHeading>
      <nav aria-label="Delar av inställningarna" className={styles.parts}>
        <ul ref={row}>
          {parts.map(({ path, name }) => (
            <li key={path}>
              <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Part />
    </>
  );
}
