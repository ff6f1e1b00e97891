import { useContext, useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useOwnEmail } from '@/auth/useOwnEmail';
import { ledgerInspectionPath } from '@/dashboardPaths';
import { PublishedPage } from './PublishedPage';
import { useSignOut } from '@/components/useSignOut';
import { companyName } from '@/company';
import { useLedgerAtHand } from '@/data/ledger/ledgerAtHand';
import { useAtRest } from '@/data/sync/useAtRest';
import { paths } from '@/paths';
import { CutOffContext } from '@/ui/forms/CutOffContext';
import { Icon } from '@/ui/icons/Icon';
import { leave } from '@/ui/behaviour/leaving';
import { Logo } from '@/ui/controls/Logo';
import { inspectionIcon, moreIcon, signOutIcon } from '@/app/routes/dashboardIcons';
import styles from './DashboardLayout.module.css';
import { InspectionLink } from './InspectionLink';
import { useMenu } from '@/app/routes/menu';
import { NewVersionNotice } from '@/app/notices/NewVersionNotice';
import { SavingIndicator } from '@/app/saving/SavingIndicator';
import { SearchButton } from '@/app/palette/SearchButton';
import { SectionLink } from './SectionLink';
import { sectionAt, sections } from '@/app/routes/sections';
import { SkipLink } from '@/app/routes/SkipLink';
import { StartChecklist } from './StartChecklist';
import { StoppedNotice } from '@/app/notices/StoppedNotice';
import { StorageNotice } from '@/app/notices/StorageNotice';
import { useCommands } from '@/app/palette/useCommands';
import { WorkshopSwitcher } from './WorkshopSwitcher';

/** The side panel and the section beside it; on a phone the panel is a bar with four sections and "Mer". */
export function DashboardLayout() {
  const { signOut, dialog } = useSignOut();
  const { pathname } = useLocation();
  const current = sectionAt(pathname);
  const { open, toggle, buttonRef, panelRef } = useMenu();
  const { search, commandDialog } = useCommands();
  const email = useOwnEmail();
  const { keep } = useContext(CutOffContext);
  const isTime = useAtRest();
  useLedgerAtHand(isTime);
  // A text that was cut off in another workshop, or in a form that the person has left, is no longer offered.
  useEffect(() => keep(null), [keep, pathname]);

  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.panel}>
        <Link
          to={paths.home}
          className={styles.home}
          aria-label={`${companyName}, till startsidan`}
        >
          <Logo />
        </Link>
        <nav aria-label="Meny">
          {sections.slice(0, 4).map((section) => (
            <SectionLink key={section.path} section={section} isCurrent={section === current} />
          ))}
          <section
            ref={panelRef}
            id="more-sections"
            className={styles.rest}
            aria-label="Fler sidor och konto"
            data-open={open}
          >
            {sections.slice(4).map((section) => (
              <SectionLink key={section.path} section={section} isCurrent={section === current} />
            ))}
            {/* The inspector of the staff ledger stands at the counter and waits. */}
            <Link to={ledgerInspectionPath}>
              <Icon d={inspectionIcon} size={22} />
              Kontrollbesök
            </Link>
            <p className={styles.account} title={email}>
              {email}
            </p>
            <button type="button" onClick={() => leave(signOut)}>
              <Icon d={signOutIcon} size={22} />
              Logga ut
            </button>
            {dialog}
          </section>
          <button
            ref={buttonRef}
            type="button"
            className={styles.more}
            data-current={sections.slice(4).some((section) => section === current)}
            aria-expanded={open}
            aria-controls="more-sections"
            onClick={toggle}
          >
            <Icon d={moreIcon} size={22} />
            Mer
          </button>
        </nav>
        {open && <div className={styles.overlay} />}
      </header>
      {isTime && <PublishedPage />}
      <div className={styles.content} inert={open}>
        <div className={styles.top}>
          <WorkshopSwitcher />
          <SearchButton onClick={search} />
          <InspectionLink />
          <SavingIndicator />
        </div>
        <main id="main" tabIndex={-1} className={styles.main}>
          <NewVersionNotice />
          <StorageNotice />
          <StoppedNotice />
          {current?.path === paths.calendar && <StartChecklist />}
          <Outlet />
        </main>
      </div>
      {commandDialog}
    </div>
  );
}
