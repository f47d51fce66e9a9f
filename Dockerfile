# A small image that runs one node: docker build -t hushglass .
# Its root may be read-only, and nobody in it is root; what is kept is in /data, or in a database (HUSHGLASS_STORE).

FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node tools/page.mjs && node deploy/assemble.mjs /app

FROM node:24-slim
ENV NODE_ENV=production HUSHGLASS_DATA=/data/hushglass.db
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
WORKDIR /app
USER node
VOLUME /data
EXPOSE 8642
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.HUSHGLASS_PORT||8642)+'/healthz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "src/server/main.ts"]
