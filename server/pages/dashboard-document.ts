import { html } from 'hono/html';
import type { Assets } from '../../web/site/document-request.ts';
import { VERSION } from '../release/version.ts';

/**
 * The one document of the staff dashboard and its sign-in; the app inside decides by the address which screen to show, and
 * reads and writes every date in the time zone that is named here.
 */
export function dashboardDocument({ scripts, stylesheets, modules }: Assets, timeZone: string) {
  return html`<!DOCTYPE html>
<html lang="en" data-time-zone="${timeZone}" data-version="${VERSION}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Intambwe dashboard</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${stylesheets.map((address) => html`<link rel="stylesheet" href="${address}">`)}
${modules.map((address) => html`<link rel="modulepreload" href="${address}">`)}
${scripts.map((address) => html`<script type="module" src="${address}"></script>`)}
</head>
<body>
<div id="root"></div>
<noscript>The staff dashboard needs JavaScript. The <a href="/">public site</a> works without it.</noscript>
</body>
</html>`;
}
