import { companyName, contact } from '@/company';
import { Icon } from '@/ui/icons/Icon';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { PageTop } from './PageTop';
import { mailIcon, phoneIcon, placeIcon } from './siteIcons';

const map = 'https://www.openstreetmap.org/search?query=';

const ways = [
  [phoneIcon, 'Telefon', contact.phone, `tel:+46${contact.phone.replace(/^0|\D/g, '')}`],
  [mailIcon, 'E-post', contact.email, `mailto:${contact.email}`],
  [placeIcon, 'Besök, visas på karta', contact.place, `${map}${encodeURIComponent(contact.place)}`],
] as const;

/** Telephone, email, address and hours, and a message for the visitor's mail program. */
export function ContactPage() {
  return (
    <>
      <PageTop
        title="Kontakt"
        heading="Prata med oss"
        lead={`Vi som bygger ${companyName} svarar själva, i telefon och på mejl.`}
      />
      <div className={styles.page}>
        <div className={styles.reach}>
          <ul>
            {ways.map(([icon, name, text, href]) => (
              <li key={name}>
                <Icon d={icon} size={22} />
                <span>{name}</span>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
          <section aria-labelledby="hours">
            <h2 id="hours">Telefontider</h2>
            <dl>
              {contact.phoneHours.map(([days, times]) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{times}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <section className={styles.write} aria-labelledby="write">
          <h2 id="write">Skriv till oss</h2>
          <p>Skriv här, så öppnas ditt eget mejlprogram med allt ifyllt.</p>
          <ContactForm />
        </section>
      </div>
    </>
  );
}
