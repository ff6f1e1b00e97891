import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { PageHeading } from '@/ui/notes/PageHeading';
import { CarsDay } from './CarsDay';
import { CustomerCard } from './CustomerCard';
import { DayPlan } from './DayPlan';
import styles from './HomePage.module.css';

/** The start page. The page is part of the first load, so every import here costs bytes for every visitor. */
export function HomePage() {
  return (
    <>
      <div className={styles.hero}>
        <div>
          <div className={styles.words}>
            <PageHeading title="Bokningar för bilverkstad och biltvätt">
              En samlad lösning för bokningar till bilverkstad och biltvätt
            </PageHeading>
            <p>Hantera kunder och tjänster enkelt på ett och samma ställe.</p>
            <div className={styles.ways}>
              <LinkButton kind="main" to={paths.register}>
                Kom igång
              </LinkButton>
              <LinkButton kind="onPetrol" to={paths.bookingSystem}>
                Se bokningssystemet
              </LinkButton>
            </div>
          </div>
          <DayPlan />
        </div>
      </div>
      <section className={styles.features} aria-labelledby="features">
        <h2 id="features">Byggt för golvet, disken och kontoret</h2>
        <div>
          <article>
            <CustomerCard />
            <h3>Kundhantering</h3>
            <p>
              Håll koll på kundinformation och historik. Sök på regnumret och se vem som äger bilen
              och allt som är gjort på den.
            </p>
          </article>
          <article>
            <CarsDay />
            <h3>Tjänsteintegration</h3>
            <p>
              Bilverkstad och biltvätt på en och samma plattform. Bilen går från lyften till tvätten
              utan att någon skriver av en lapp.
            </p>
          </article>
        </div>
      </section>
    </>
  );
}
