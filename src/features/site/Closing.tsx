import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import styles from './sections.module.css';

/** The end of a page: a link to registration, and one to a person. */
export function Closing({ heading, text }: { heading: string; text: string }) {
  return (
    <section className={styles.section} aria-labelledby="closing">
      <div className={styles.closing}>
        <div>
          <h2 id="closing">{heading}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.ways}>
          <LinkButton kind="main" to={paths.register}>
            Kom igång
          </LinkButton>
          <LinkButton kind="onPetrol" to={paths.contact}>
            Kontakta oss
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
