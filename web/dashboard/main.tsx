import './zod-without-eval.ts';
import './dashboard.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { forgetOldDrafts } from './form/drafts.ts';
import { routes } from './routes.tsx';
import { beginTheme } from './theme/theme.ts';
import { setTimeZone } from './time/site-time.ts';

beginTheme();
forgetOldDrafts();
setTimeZone(document.documentElement.dataset.timeZone ?? '');

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>,
  );
}
