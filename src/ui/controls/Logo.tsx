import { companyName } from '@/company';
import styles from './Logo.module.css';

/** The mark, a wheel hub seen from the front, with the company's name beside it. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle cx="16" cy="16" r="13.75" fill="none" stroke="currentColor" strokeWidth="2.75" />
        <circle cx="16" cy="16" r="4" fill="#f4b223" />
        <g fill="currentColor">
          <circle cx="16" cy="7.75" r="1.9" />
          <circle cx="23.85" cy="13.45" r="1.9" />
          <circle cx="20.85" cy="22.67" r="1.9" />
          <circle cx="11.15" cy="22.67" r="1.9" />
          <circle cx="8.15" cy="13.45" r="1.9" />
        </g>
      </svg>
      {companyName}
    </span>
  );
}
