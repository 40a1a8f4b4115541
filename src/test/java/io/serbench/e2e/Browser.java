package io.serbench.e2e;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A headless Chromium with one page, spoken to in its own DevTools protocol
 * (chromedevtools.github.io/devtools-protocol): what a page asks for, and what it complains of, are
 * events there. The JDK has the web socket, so that no driver comes beside the libraries under
 * test.
 */
final class Browser implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome");
  private static final Pattern ADDRESS = Pattern.compile("DevTools listening on (?<uri>ws://\\S+)");
  private static final int SECONDS = 60;
  private static final Map<String, Integer> KEYS =
      Map.of("Tab", 9, "Enter", 13, "Escape", 27, " ", 32);
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Process process;
  private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
  private final WebSocket socket;
  private final List<String> requests = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private String session = "";
  private int calls;

  private Browser(Process process, URI address) {
    this.process = process;
    this.socket =
        HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(address, new Ear(heard)).join();
  }

  /** Where a Chromium is on the path. */
  private static Optional<Path> installed() {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * Starts it with an empty page; where there is none, the tests are skipped.
   *
   * @param folder for what it keeps
   */
  static Browser startOrSkip(Path folder) throws IOException {
    Optional<Path> program = installed();
    assumeTrue(program.isPresent(), "no chromium on the path: apt-get install chromium");
    return start(program.orElseThrow(), folder.resolve("profile"));
  }

  private static Browser start(Path program, Path profile) throws IOException {
    Process process =
        new ProcessBuilder(
                program.toString(),
                "--headless=new",
                // Containers, where tests run as root, have no sandbox to offer.
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    Browser browser = new Browser(process, address(process));
    JsonNode target = browser.call("Target.createTarget", Map.of("url", "about:blank"));
    browser.session =
        browser
            .call(
                "Target.attachToTarget",
                Map.of("targetId", target.get("targetId").asText(), "flatten", true))
            .get("sessionId")
            .asText();
    for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
      browser.call(domain + ".enable", Map.of());
    }
    return browser;
  }

  /** The rest of what it says is of no use, but has to be read, lest it wait for that. */
  private static URI address(Process process) throws IOException {
    BufferedReader words = process.errorReader(StandardCharsets.UTF_8);
    for (String line = words.readLine(); line != null; line = words.readLine()) {
      Matcher address = ADDRESS.matcher(line);
      if (address.find()) {
        Thread reader = new Thread(() -> words.lines().forEach(rest -> {}), "chromium");
        reader.setDaemon(true);
        reader.start();
        return URI.create(address.group("uri"));
      }
    }
    throw new IOException("Chromium ended without an address");
  }

  /** How large the window is, and whether its user likes it dark. */
  void look(int width, int height, boolean dark) {
    call(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    call(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
    // A page fits its parts to the window when it draws the next frame.
    eval("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
  }

  /** Opens a page, and waits until it is there. */
  void open(String uri) {
    // An address that differs in its fragment alone would load nothing.
    navigate("about:blank");
    requests.clear();
    complaints.clear();
    navigate(uri);
  }

  private void navigate(String uri) {
    call("Page.navigate", Map.of("url", uri));
    while (!hear().path("method").asText().equals("Page.loadEventFired")) {
      // The events before it are kept by hear().
    }
  }

  /** The value of an expression, which JSON can hold. */
  JsonNode eval(String expression) {
    JsonNode answer =
        call(
            "Runtime.evaluate",
            Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(expression + ": " + answer.get("exceptionDetails"));
    }
    return answer.path("result").path("value");
  }

  /** The texts of an expression that gives some. */
  List<String> texts(String expression) {
    List<String> texts = new ArrayList<>();
    eval(expression).forEach(text -> texts.add(text.asText()));
    return texts;
  }

  /** How many elements a CSS selector finds. */
  int count(String selector) {
    return eval("document.querySelectorAll('" + selector + "').length").asInt();
  }

  /** What stands behind the # of the page's address. */
  String fragment() {
    return eval("decodeURIComponent(location.hash)").asText();
  }

  /** Gives the first element that a CSS selector finds the focus. */
  void focus(String selector) {
    eval("document.querySelector('" + selector + "').focus()");
  }

  /** Focuses the first element that a CSS selector finds, and clicks it. */
  void click(String selector) {
    focus(selector);
    eval("document.querySelector('" + selector + "').click()");
  }

  /** Replaces the text of the field with that id. */
  void type(String id, String text) {
    eval(
        "{ const e = document.getElementById('%s'); e.value = '%s';".formatted(id, text)
            + " e.dispatchEvent(new Event('input')); }");
  }

  /** What the page asked for, itself included. */
  List<String> requests() {
    return List.copyOf(requests);
  }

  /** What the page, or the browser for it, complained of on the console. */
  List<String> complaints() {
    return List.copyOf(complaints);
  }

  /** Presses a key: {@code Tab}, {@code Enter}, {@code Escape}, or a sign that it writes. */
  void press(String key) {
    Map<String, Object> down = new HashMap<>(Map.of("type", "keyDown", "key", key));
    if (key.length() == 1 || key.equals("Enter")) {
      down.put("text", key.equals("Enter") ? "\r" : key);
    }
    if (KEYS.containsKey(key)) {
      down.put("windowsVirtualKeyCode", KEYS.get(key));
    }
    call("Input.dispatchKeyEvent", down);
    down.remove("text");
    down.put("type", "keyUp");
    call("Input.dispatchKeyEvent", down);
  }

  /** Shows the page as it is printed, or as it is on a screen again. */
  void print(boolean printed) {
    call("Emulation.setEmulatedMedia", Map.of("media", printed ? "print" : ""));
  }

  /** A picture of what is seen. */
  void picture(Path file) throws IOException {
    String data = call("Page.captureScreenshot", Map.of("format", "png")).get("data").asText();
    Files.write(file, Base64.getDecoder().decode(data));
  }

  private JsonNode call(String method, Map<String, Object> parameters) {
    int id = ++calls;
    ObjectNode call = JSON.createObjectNode().put("id", id).put("method", method);
    call.set("params", JSON.valueToTree(parameters));
    if (!session.isEmpty()) {
      call.put("sessionId", session);
    }
    socket.sendText(call.toString(), true).join();
    while (true) {
      JsonNode answer = hear();
      if (answer.path("id").asInt() == id) {
        if (answer.has("error")) {
          throw new AssertionError(method + ": " + answer.get("error"));
        }
        return answer.get("result");
      }
    }
  }

  private JsonNode hear() {
    try {
      JsonNode message = heard.poll(SECONDS, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("Chromium is silent");
      }
      JsonNode what = message.path("params");
      switch (message.path("method").asText()) {
        case "Network.requestWillBeSent" -> requests.add(what.at("/request/url").asText());
        case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded" ->
            complaints.add(what.toString());
        default -> {}
      }
      return message;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    // It takes leave of its folder, which a signal would leave behind half.
    session = "";
    socket.sendText("{\"id\": 0, \"method\": \"Browser.close\"}", true).join();
    process
        .onExit()
        .orTimeout(SECONDS, TimeUnit.SECONDS)
        .exceptionally(
            late -> {
              process.descendants().forEach(ProcessHandle::destroyForcibly);
              return process.destroyForcibly();
            })
        .join();
    socket.abort();
  }

  /** Puts messages together, which may come in pieces. */
  private static final class Ear implements WebSocket.Listener {
    private final BlockingQueue<JsonNode> heard;
    private final StringBuilder message = new StringBuilder();

    Ear(BlockingQueue<JsonNode> heard) {
      this.heard = heard;
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence piece, boolean last) {
      message.append(piece);
      if (last) {
        try {
          heard.add(JSON.readTree(message.toString()));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
        message.setLength(0);
      }
      socket.request(1);
      return null;
    }
  }
}
