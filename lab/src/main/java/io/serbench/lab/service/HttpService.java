package io.serbench.lab.service;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.Executors;

/**
 * A service on the JDK's HTTP server that decodes each message, reads it, and sends it back encoded
 * again.
 */
final class HttpService implements Work {
  private final Threads threads;
  private final Business business;
  private final int workers;
  private final ThreadLocal<Worker> worker = ThreadLocal.withInitial(this::worker);

  private record Worker(List<Endpoint<?>> endpoints, CallTimes times) {}

  HttpService(Threads threads, Business business, int workers) {
    this.threads = threads;
    this.business = business;
    this.workers = workers;
  }

  private Worker worker() {
    try {
      return new Worker(threads.endpoints(), threads.times());
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public int start() throws Exception {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::handle);
    server.setExecutor(Executors.newFixedThreadPool(workers));
    server.start();
    return server.getAddress().getPort();
  }

  private void handle(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    byte[] message = exchange.getRequestBody().readAllBytes();
    Worker own = worker.get();
    byte[] answer;
    try {
      business.handle(path, message.length);
      Endpoint<?> endpoint = own.endpoints().get(Integer.parseInt(path.substring(1)));
      answer =
          path.equals("/0") ? endpoint.exchange(message, own.times()) : endpoint.exchange(message);
    } catch (Exception e) {
      e.printStackTrace();
      throw new IOException(e);
    }
    exchange.sendResponseHeaders(200, answer.length);
    try (OutputStream body = exchange.getResponseBody()) {
      body.write(answer);
    }
  }
}
