import './zod-without-eval.ts';
import './dashboard.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { setMainLanguage } from '../../domain/languages.ts';
import { forgetOldDrafts } from './form/drafts.ts';
import { routes } from './routes.tsx';
import { refuseStrayDrops } from './sending/stray-drops.ts';
import { beginTheme } from './theme/theme.ts';
import { setTimeZone } from './time/site-time.ts';

setMainLanguage(document.documentElement.dataset.mainLanguage);
beginTheme();
forgetOldDrafts();
refuseStrayDrops();
setTimeZone(document.documentElement.dataset.timeZone ?? '');

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>,
  );
}
