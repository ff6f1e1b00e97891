import { companyName } from '@/company';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { Icon } from '@/ui/icons/Icon';
import { BookingCard } from './BookingCard';
import { bookingSystemParts } from './bookingSystemParts';
import { Checks } from './Checks';
import { Closing } from './Closing';
import { PageTop } from './PageTop';
import { PhoneAgenda } from './PhoneAgenda';
import styles from './sections.module.css';

/** The page about what the booking system does for a workshop and for a car wash. */
export function BookingSystemPage() {
  return (
    <>
      <PageTop
        title="Bokningssystem"
        heading="Bokningen som följer bilen genom dagen"
        lead="Kalendern, kunden, arbetsordern och tvätten hänger ihop. Du skriver in bilen en gång."
      >
        <LinkButton kind="main" to={paths.register}>
          Kom igång
        </LinkButton>
        <LinkButton kind="onPetrol" to={paths.prices}>
          Se priserna
        </LinkButton>
      </PageTop>

      <section className={`${styles.section} ${styles.split}`} aria-labelledby="calendar">
        <div className={styles.words}>
          <h2 id="calendar">En kolumn för varje lyft och tvätthall</h2>
          <p className={styles.lead}>
            Du ser direkt var det är ledigt, vem som väntar och vilken bil som är klar.
          </p>
          <Checks
            rows={[
              'Samma lyft kan inte dubbelbokas. Den som kommer tvåa ser lediga tider och har kvar det som är skrivet.',
              'Flytta en bokning genom att dra den, eller skriv in den nya tiden.',
              'I mobilen blir dagen en lista i tidsordning.',
            ]}
          />
        </div>
        <PhoneAgenda />
      </section>

      <section
        className={`${styles.section} ${styles.split} ${styles.flipped}`}
        aria-labelledby="booking"
      >
        <div className={styles.words}>
          <h2 id="booking">Service och tvätt i samma bokning</h2>
          <p className={styles.lead}>
            Verkstaden lämnar över till tvätten utan telefonsamtal. Registreringsnumret leder till
            allt.
          </p>
          <Checks
            rows={[
              'Lyft, tvätthall och mekaniker kontrolleras på en gång.',
              'Tjänsterna har egna tider och priser som du ställer in.',
              'Lånebil bokas på samma sätt som en lyft.',
            ]}
          />
        </div>
        <BookingCard />
      </section>

      <section className={styles.section} aria-labelledby="parts">
        <h2 id="parts">Allt runt bokningen</h2>
        <ul className={styles.cards}>
          {bookingSystemParts.map(([icon, name, text]) => (
            <li key={name}>
              <Icon d={icon} size={22} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.lead}>
          Vi bygger {companyName} del för del. En del öppnas när den är färdig, och fram till dess
          står det på delens sida i systemet.
        </p>
      </section>

      <Closing
        heading="Lägg upp din verkstad"
        text="Skapa ett konto med e-post och lösenord. Lyftar, tvätthallar, tjänster och öppettider ställer du in själv."
      />
    </>
  );
}
