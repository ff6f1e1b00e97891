import { Icon } from '@/ui/Icon';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { contact } from './mailMessage';
import { PageTop } from './PageTop';
import { mailIcon, phoneIcon, placeIcon } from './siteIcons';

const ways = [
  [phoneIcon, 'Telefon', contact.phone],
  [mailIcon, 'E-post', contact.email],
  [placeIcon, 'Besök, visas på karta', contact.place],
] as const;

const hours = [
  ['Måndag–torsdag', '07:30–16:30'],
  ['Fredag', '07:30–15:00'],
  ['Lunch', '12:00–12:45'],
  ['Lördag, söndag och helgdag', 'Stängt'],
] as const;

/** Telephone, email, address and hours, and a message for the visitor's mail program. */
export function ContactPage() {
  return (
    <>
      <PageTop
        title="Kontakt"
        heading="Prata med oss"
        lead="Vi som bygger Verkstadsnavet svarar själva, i telefon och på mejl."
      />
      <div className={styles.page}>
        <div className={styles.reach}>
          <ul>
            {ways.map(([icon, name, { text, href }]) => (
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
              {hours.map(([days, times]) => (
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
