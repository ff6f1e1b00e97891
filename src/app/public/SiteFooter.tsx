import { Link } from 'react-router-dom';
import { companyName } from '@/company';
import { paths } from '@/paths';
import styles from './SiteFooter.module.css';

/** The site's links once more, the current year, the company's name and the rights. */
export function SiteFooter({ inert }: { inert: boolean }) {
  return (
    <footer className={styles.footer} inert={inert}>
      <div>
        <p>
          © {new Date().getFullYear()} {companyName}. Alla rättigheter förbehållna.
        </p>
        <nav aria-label="Sidfot">
          <Link to={paths.bookingSystem}>Bokningssystem</Link>
          <Link to={paths.prices}>Priser</Link>
          <Link to={paths.contact}>Kontakt</Link>
          <Link to={paths.publicServiceBook}>Kontrollera en servicebok</Link>
        </nav>
      </div>
    </footer>
  );
}
