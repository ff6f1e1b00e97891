import { Route, Routes } from 'react-router-dom';
import { hasSign } from '@/auth/sessionSign';
import { HomePage } from '@/features/site/HomePage';
import { paths } from '@/paths';
import { KioskStays, SignedInOnly, SignedOutOnly } from './guards';
import { lazyPage } from '@/app/notices/lazyPage';
import { PublicLayout } from '@/app/public/PublicLayout';
import { SessionGate } from './SessionGate';

const bookingSystem = lazyPage(paths.bookingSystem, () =>
  import('@/features/site/BookingSystemPage').then((file) => file.BookingSystemPage),
);
const prices = lazyPage(paths.prices, () =>
  import('@/features/site/PricesPage').then((file) => file.PricesPage),
);
const contact = lazyPage(paths.contact, () =>
  import('@/features/site/ContactPage').then((file) => file.ContactPage),
);
const publicServiceBook = lazyPage(paths.publicServiceBook, () =>
  import('@/app/public/CheckServiceBookPage').then((file) => file.CheckServiceBookPage),
);
const book = lazyPage(paths.book, () =>
  import('@/app/public/WorkshopBookPage').then((file) => file.WorkshopBookPage),
);
const login = lazyPage(paths.login, () =>
  import('@/features/account/LoginPage').then((file) => file.LoginPage),
);
const register = lazyPage(paths.register, () =>
  import('@/features/account/RegisterPage').then((file) => file.RegisterPage),
);
const forgotPassword = lazyPage(paths.forgotPassword, () =>
  import('@/features/account/ForgotPasswordPage').then((file) => file.ForgotPasswordPage),
);
const notFound = lazyPage('*', () =>
  import('@/app/notices/NotFoundPage').then((file) => file.NotFoundPage),
);
// The dashboard is fetched beside the session, which decides whether it is shown.
const dashboard = lazyPage(
  paths.dashboard,
  () => import('@/app/dashboard/dashboardEntry').then(({ fetchDashboard }) => fetchDashboard()),
  hasSign() && location.pathname.startsWith(paths.dashboard) ? 'now' : 'shown',
);

const kiosk = lazyPage(
  paths.kiosk,
  () => import('@/app/kiosk/Kiosk').then((file) => file.Kiosk),
  hasSign() && location.pathname.startsWith(paths.kiosk) ? 'now' : 'shown',
);

/** The public routes and the guarded ones; of the pages, only the start page comes with the first load. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<KioskStays />}>
        <Route element={<PublicLayout />}>
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.bookingSystem} element={bookingSystem} />
          <Route path={paths.prices} element={prices} />
          <Route path={paths.contact} element={contact} />
          <Route path={paths.publicServiceBook} element={publicServiceBook} />
          <Route path={paths.book} element={book} />
          <Route path="*" element={notFound} />
        </Route>
        <Route element={<SessionGate />}>
          <Route element={<SignedOutOnly />}>
            <Route element={<PublicLayout />}>
              <Route path={paths.login} element={login} />
              <Route path={paths.register} element={register} />
              <Route path={paths.forgotPassword} element={forgotPassword} />
            </Route>
          </Route>
          <Route element={<SignedInOnly />}>
            <Route path={`${paths.dashboard}/*`} element={dashboard} />
          </Route>
          <Route path={`${paths.kiosk}/*`} element={kiosk} />
        </Route>
      </Route>
    </Routes>
  );
}
