import { Hono } from 'hono';
import { html } from 'hono/html';
import { type CallDefinition, type NamedCall, namedCalls } from '../../domain/api/call.ts';
import type { AppEnvironment } from '../http/serve.ts';
import { openApiDocument } from './document.ts';

/** One call in the documentation, with its input and output. */
function section({ method, path, summary, access }: NamedCall, shapes: string) {
  return html`<details>
<summary><code>${method} /api${path}</code> ${summary}</summary>
<p>Who: ${access}</p>
<pre>${shapes}</pre>
</details>`;
}

/** What calls refer to by a name. */
const component = (reference: string, shape: unknown) => html`<details>
<summary><code>${reference}</code></summary>
<pre>${JSON.stringify(shape, null, 2)}</pre>
</details>`;

/** `/api/openapi.json`, and the same to read. */
export function openApiRoutes(api: Readonly<Record<string, CallDefinition>>, publicUrl: string) {
  const app = new Hono<AppEnvironment>();
  const endpoints = namedCalls(api);
  let made: ReturnType<typeof openApiDocument> | undefined;
  // Made when it is first asked for: it takes longer than the rest of the start.
  const documentation = () => {
    made ??= openApiDocument(endpoints, publicUrl);
    return made;
  };
  app.get('/openapi.json', (context) => context.json(documentation(), 200, { 'cache-control': 'no-cache' }));
  app.get('/docs', (context) => {
    const document = documentation();
    return context.html(
      html`<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API</title></head>
<body>
<h1>The API</h1>
<p>Base address: <code>${publicUrl}/api</code>. The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${endpoints.map((endpoint) => {
  const path = Object(document.paths[endpoint.path]);
  const { requestBody, parameters = [], responses } = Object(path[endpoint.method.toLowerCase()]);
  const all = [...(path.parameters ?? []), ...parameters];
  return section(endpoint, JSON.stringify({ parameters: all, requestBody, responses }, null, 2));
})}
<h2>What they refer to</h2>
${(['schemas', 'parameters', 'responses'] as const).map((kind) =>
  Object.entries(document.components[kind]).map(([name, shape]) => component(`#/components/${kind}/${name}`, shape)),
)}
</body>
</html>`,
      200,
      {
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      },
    );
  });
  return app;
}
